import { useEffect } from 'react'

/** Gives the focus back to where it was before a panel took it, once the panel has gone and nothing else has it. Stands before whatever takes it. */
export function useReturnFocus(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [])
}
