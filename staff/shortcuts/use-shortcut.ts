import { useEffect, useEffectEvent } from 'react'

/** Does something when a key is pressed and nobody is typing. */
export function useShortcut(key: string, action: () => void): void {
  const act = useEffectEvent(action)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [key])
}

/** Also in an open menu or dialog, whose letters are its own. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [role=listbox], [role=menu], [role=dialog]') !== null
  )
}
