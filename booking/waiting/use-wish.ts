import { useState } from 'react'
import { queryAddress } from '../flows/address.ts'
import { useSearch } from '../flows/use-search.ts'
import type { Wish } from './wish.ts'

/** The wish that an address has, and the way to change it. A change shows at once: the address follows a frame later. */
export function useWish<W extends Wish | undefined>(
  read: (search: string) => W,
  write: (wish: Wish, search: string) => string,
): { search: string; wish: W; change: (change: Partial<Wish>) => void } {
  const search = useSearch()
  const [edited, setEdited] = useState<{ search: string; wish: W }>()
  const wish = edited?.search === search ? edited.wish : read(search)
  function change(next: Partial<Wish>) {
    if (!wish) return
    const changed = { ...wish, ...next }
    setEdited({ search, wish: changed })
    queryAddress.go(write(changed, search), { replace: true })
  }
  return { search, wish, change }
}
