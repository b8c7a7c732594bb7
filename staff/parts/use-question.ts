import { useState } from 'react'

/** Which question stands in place of the buttons. Once they are back, the one that asked it has the focus again. */
export function useQuestion<Name extends string>() {
  const [{ open, last }, set] = useState<{ open?: Name | undefined; last?: Name | undefined }>({})
  return {
    open,
    last,
    close: () => set({ last: open }),
    /** For the button that asks it. */
    asks: (name: Name) => ({ autoFocus: last === name, onPress: () => set({ open: name }) }),
  }
}
