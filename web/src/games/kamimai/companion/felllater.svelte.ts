// It fell while the rules asked others than the activator: kept until it can be told, in the same turn.
import { keep, kept } from "../../../kept";

export class FellLater {
  private turn = $state<number | null>(null);
  private readonly name: string;

  constructor(table: string) {
    this.name = `fell.${table}`;
    const before = kept(this.name);
    this.turn = before === null ? null : Number(before);
  }

  isNoted(turn: number): boolean {
    return this.turn === turn;
  }

  note(turn: number): void {
    this.turn = turn;
    keep(this.name, String(turn));
  }

  forget(): void {
    this.turn = null;
    keep(this.name, null);
  }
}
