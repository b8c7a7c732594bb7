import { type FormEvent, useEffect, useRef } from 'react'
import type { Locale } from '#domain/market/locale.ts'
import type { Messages } from '#messages/messages.ts'
import type { AppData } from '#page-data/shared.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { Link } from '#ui/link.ts'
import { searchFieldAttributes } from './field-attributes.ts'
import { FoundPanel, resultsAddress } from './found-panel.tsx'
import { useSearchField } from './use-search-field.ts'

interface SearchDialogProps {
  app: AppData
  locale: Locale
  words: Messages['search']
  closeLabel: string
  phone: string
  /** The search page. */
  path: string
  popular: Link[]
  navigate: (url: URL) => void
  onClose: () => void
}

/** The search field over the page. Enter opens the chosen result or else the search page, Esc closes. */
export function SearchDialog({ closeLabel, navigate, onClose, ...search }: SearchDialogProps) {
  const { words, path } = search
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { query, type, chosen, result, list, field } = useSearchField()
  const close = () => dialog.current?.close()

  useEffect(() => {
    dialog.current?.showModal()
    input.current?.focus()
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!result && query.trim() === '') return
    close()
    navigate(new URL(result?.path ?? resultsAddress(path, query), location.href))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop is an extra; Esc and the button close it too
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={words.label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <search>
        <form action={path} onSubmit={submit} className="search-bar">
          <Icon name="search" />
          <input
            ref={input}
            {...searchFieldAttributes}
            {...field}
            className="search-input"
            aria-label={words.label}
            placeholder={words.placeholder}
            onChange={(event) => type(event.target.value)}
          />
          <button type="button" className="round" aria-label={closeLabel} onClick={close}>
            <Icon name="close" />
          </button>
        </form>
      </search>
      <div className="search-body">
        <FoundPanel {...search} query={query} chosen={chosen} list={list} onFollow={close} />
      </div>
    </dialog>
  )
}
