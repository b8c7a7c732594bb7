import { useState } from 'react'
import { format } from '#messages/format.ts'
import { formWords } from '#messages/staff/form-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { PillSelect } from '../app/pill-select.tsx'
import { useLocale, useWords } from '../app/words.tsx'
import { ListTable } from '../parts/list-table.tsx'
import { sayTime } from '../parts/say-time.ts'
import { Tag } from '../parts/tag.tsx'
import './form-list.css'

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
    <section className="form-list">
      <div className="form-list-head">
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
        <ListTable
          label={title}
          rows={shown}
          keyOf={({ id }) => id}
          isOpen={({ id }) => id === openId}
          columns={[
            {
              heading: common.state,
              cell: ({ isPassedOn }) => (
                <Tag tone={isPassedOn ? 'over' : 'urgent'}>{isPassedOn ? words.passedOn : words.waits}</Tag>
              ),
            },
            { heading: about, isName: true, cell: (form) => form.about.name },
            { heading: common.when, cell: ({ at }) => sayTime(at, locale) },
            {
              heading: common.actions,
              cell: ({ id, at, isPassedOn, about: { name } }) =>
                !isPassedOn && (
                  <button
                    type="button"
                    className="link"
                    aria-label={format(openName, { name, time: sayTime(at, locale) })}
                    onClick={() => onOpen(id)}
                  >
                    {words.open}
                  </button>
                ),
            },
          ]}
        />
      )}
    </section>
  )
}
