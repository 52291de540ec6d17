// What the server tells of Kami.
export type * from "./generated";
