import { type KeyboardEvent, useId, useState } from 'react'
import type { SearchResult } from '#search/create-search.ts'

/**
 * A combobox with a list (ARIA Authoring Practices). Focus stays in the field and the arrow keys move through the results.
 * Knows nothing of the search itself, which may be loaded later.
 */
export function useSearchField() {
  const id = useId()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(-1)
  const [results, setResults] = useState<readonly SearchResult[]>([])
  const optionId = (index: number) => `${id}-option-${index}`
  const type = (words: string) => {
    setQuery(words)
    setChosen(-1)
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || results.length === 0) return
    event.preventDefault()
    // One position more than there are results: the field itself, with nothing selected.
    const places = results.length + 1
    setChosen(((chosen + 1 + step + places) % places) - 1)
  }
  return {
    query,
    type,
    /** Index of the selected result among all of them; -1: none. */
    chosen,
    result: results[chosen],
    list: { id: `${id}-list`, optionId, onResults: setResults },
    field: {
      role: 'combobox',
      'aria-expanded': results.length > 0,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': chosen >= 0 ? optionId(chosen) : undefined,
      onKeyDown: move,
    } as const,
  }
}
