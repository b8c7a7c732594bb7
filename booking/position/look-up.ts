interface Identified {
  id: string
}

export function lookUp<T extends Identified>(list: T[], id: string | undefined): T | undefined {
  return id === undefined ? undefined : list.find((it) => it.id === id)
}

/** The named one; the only one there is, which passes over the step; or none. */
export function choose<T extends Identified>(list: T[] | undefined, id: string | undefined, pass: () => void) {
  const named = list && lookUp(list, id)
  if (named || list?.length !== 1) return named
  pass()
  return list[0]
}
