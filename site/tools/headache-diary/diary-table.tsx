import type { Locale } from '#domain/market/locale.ts'
import { type DiaryWords, diaryRows, type HeadacheDay } from '#domain/tools/headache-diary.ts'
import { fullDate } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { SaveDiary } from '../parts/save-diary.tsx'

/** Every day of the diary, to read, print and save. */
export function DiaryTable({
  diary,
  locale,
  words,
  onRemove,
}: {
  diary: readonly HeadacheDay[]
  locale: Locale
  words: DiaryWords & { table: string; remove: string; file: string }
  onRemove: (date: string) => void
}) {
  const rows = diaryRows(diary, words)
  const [columns, ...days] = rows
  return (
    <div className="diary stack">
      <h3>{words.table}</h3>
      <ol className="diary-days">
        {days.map((fields, index) => {
          const { date } = diary[index]!
          return (
            <li key={date}>
              <h4>{fullDate(date, locale)}</h4>
              <dl>
                {fields.slice(1).map(
                  (field, at) =>
                    field !== '' && (
                      <div key={columns![at + 1]}>
                        <dt>{columns![at + 1]}</dt>
                        <dd>{field}</dd>
                      </div>
                    ),
                )}
              </dl>
              <button type="button" className="btn quiet" onClick={() => onRemove(date)}>
                {format(words.remove, { date: fullDate(date, locale) })}
              </button>
            </li>
          )
        })}
      </ol>
      <SaveDiary file={words.file} rows={rows} />
    </div>
  )
}
