// Games that can accompany people who have the real cards on a real table.
import type { Component } from "svelte";
import type { TableInfo } from "../protocol";
import type { Session } from "../table/session.svelte";
import type { Text } from "../text";
import type { Person } from "./board";
import { byGame } from "./tiles";

export type Companion = Component<{ session: Session; info: TableInfo; people: Person[]; text: Text }>;

export const COMPANIONS: Record<string, () => Promise<Companion>> = byGame(
  import.meta.glob<Companion>("./*/companion/index.ts", { import: "default" }),
);
