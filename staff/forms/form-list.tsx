import { useState } from 'react'
import { format } from '#messages/format.ts'
import { formWords } from '#messages/staff/form-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { PillSelect } from '../app/pill-select.tsx'
import { useLocale, useWords } from '../app/words.tsx'
import { sayTime } from '../lists/say-time.ts'

interface ListedForm {
  id: string
  at: string
  isPassedOn: boolean
  /** The company or the job. */
  about: { id: string; name: string }
}

/** Forms of one kind, the newest first; those of one company or job where there are several. */
export function FormList({
  title,
  about,
  all,
  none,
  openName,
  forms,
  openId,
  onOpen,
}: {
  title: string
  about: string
  all: string
  none: string
  openName: string
  forms: readonly ListedForm[]
  openId: string | undefined
  onOpen: (id: string) => void
}) {
  const words = useWords(formWords)
  const common = useWords(listWords)
  const locale = useLocale()
  const [chosen, setChosen] = useState('')
  const groups = new Map(forms.map((it) => [it.about.id, it.about.name]))
  const shown = forms.filter((it) => !groups.has(chosen) || it.about.id === chosen)
  return (
    <section>
      <div className="list-head">
        <h2>{title}</h2>
        {groups.size > 1 && (
          <PillSelect
            label={about}
            value={groups.has(chosen) ? chosen : ''}
            options={[{ id: '', name: all }, ...[...groups].map(([id, name]) => ({ id, name }))]}
            onChange={setChosen}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table className="list-table">
          <thead>
            <tr>
              <th scope="col">{common.state}</th>
              <th scope="col">{about}</th>
              <th scope="col">{common.when}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, at, isPassedOn, about: { name } }) => (
              <tr key={id} data-open={id === openId || undefined}>
                <td>
                  <span className="list-tag" data-tone={isPassedOn ? 'over' : 'urgent'}>
                    {isPassedOn ? words.passedOn : words.waits}
                  </span>
                </td>
                <td>{name}</td>
                <td>{sayTime(at, locale)}</td>
                <td>
                  {!isPassedOn && (
                    <button
                      type="button"
                      className="link"
                      aria-label={format(openName, { name, time: sayTime(at, locale) })}
                      onClick={() => onOpen(id)}
                    >
                      {words.open}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
