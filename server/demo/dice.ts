import { createHash } from 'node:crypto'

/** What looks like chance and is the same every time: numbers from 0 to 1 that belong to a text, each by its own name. */
export function rollDice(text: string): (name: string) => number {
  return (name) => createHash('sha256').update(`${text} ${name}`).digest().readUInt32BE(0) / 2 ** 32
}

/** One of a list; undefined of an empty one. */
export function pick<Item>(list: readonly Item[], roll: number): Item | undefined {
  return list[Math.floor(roll * list.length)]
}
