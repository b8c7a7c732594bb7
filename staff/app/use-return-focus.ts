import { useEffect, useState } from 'react'

/** Gives the focus back to where it was before a panel or a form took it, once that has gone and nothing else has it. */
export function useReturnFocus(): void {
  // While it is rendered: fields inside take the focus before its own effects run.
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    },
    [before],
  )
}
