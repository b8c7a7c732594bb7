/** A sign that no slot id has, and that an address need not escape. */
const between = '_'

/** The ids of the times of people who come together in one text, the first person's first. */
export const joinSlots = (slots: readonly string[]): string => slots.join(between)

export const splitSlots = (joined: string): string[] => joined.split(between)
