import type { Language } from '#domain/market/locale.ts'
import type { Messages } from '#messages/messages.ts'
import type { ResultGroup } from '#search/group-results.ts'
import { markWords } from '#search/mark-words.ts'

/** The list of the combobox. Always rendered, even when empty, because the field refers to it. */
export function ResultList({
  id,
  groups,
  words,
  query,
  language,
  chosen,
  optionId,
  onFollow,
}: {
  id: string
  groups: ResultGroup[]
  words: Messages['search']
  query: string
  language: Language
  /** Index of the selected result among all of them. */
  chosen: number
  optionId: (index: number) => string
  onFollow: () => void
}) {
  let index = -1
  return (
    <div id={id} role="listbox" aria-label={words.results} className="found-list" hidden={groups.length === 0}>
      {groups.map(({ kind, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className="found-head" role="presentation">
            {words[kind]}
          </p>
          {results.map(({ title, path }) => {
            index++
            return (
              <a
                key={path}
                id={optionId(index)}
                role="option"
                aria-selected={index === chosen}
                tabIndex={-1}
                href={path}
                className="found-option"
                onClick={onFollow}
              >
                {markWords(title, query, language).map((part, place) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
                  part.isMatch ? <mark key={place}>{part.text}</mark> : part.text,
                )}
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}
