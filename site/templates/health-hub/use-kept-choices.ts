import { type RefObject, useEffect } from 'react'

type Kept = { choices?: Record<string, string> } | null

/**
 * Keeps which radio buttons are chosen in the entry of the history, so that Back returns to them. The buttons keep their own
 * state, because CSS reads it before the script has come: a choice from that time is taken over.
 */
export function useKeptChoices(container: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = container.current!
    const radios = () => [...element.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const keep = () => {
      const choices = Object.fromEntries(
        radios()
          .filter(({ checked }) => checked)
          .map(({ name, value }) => [name, value]),
      )
      history.replaceState({ ...(history.state as object), choices }, '')
    }
    const kept = (history.state as Kept)?.choices
    if (kept) for (const radio of radios()) radio.checked = kept[radio.name] === radio.value
    else keep()
    element.addEventListener('change', keep)
    return () => element.removeEventListener('change', keep)
  }, [container])
}
