import type { Locale } from '#domain/market/locale.ts'
import { averageNights, judgeSleep, type Night, summarizeNight } from '#domain/tools/sleep.ts'
import { format } from '#messages/format.ts'
import { formatPercent } from '#messages/numbers.ts'
import { shortDay } from '#messages/short-dates.ts'
import type { ToolMessages } from '#messages/tools/messages.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { BookLink } from '../parts/book-link.tsx'
import { SaveDiary } from '../parts/save-diary.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolWords } from '../parts/use-tool-words.ts'
import { NightsChart } from './nights-chart.tsx'

/** Fewer nights say little. */
const enough = 3

/** The nights so far: a drawing, a table, the averages and what they point at. */
export function DiaryResult({
  nights,
  locale,
  remove,
}: {
  nights: readonly Night[]
  locale: Locale
  remove: (morning: string) => void
}) {
  const words = useToolWords('sleep-diary')
  const averages = averageNights(nights)
  const day = (date: string) => shortDay(date, locale)
  const rows = nights.map((night) => {
    const { inBed, asleep, efficiency } = summarizeNight(night)!
    return [day(night.morning), duration(inBed), duration(asleep), formatPercent(efficiency, locale)]
  })
  const head = [words.night, words.inBed, words.asleep, words.efficiencyHead]
  const title = nights.length === 1 ? words.titleOne : format(words.title, { nights: nights.length })
  return (
    <ToolResult title={averages && title}>
      {averages && (
        <>
          <div className="diary stack">
            <NightsChart nights={nights} label={words.chart} nameOf={day} />
            <table className="diary-table">
              <thead>
                <tr>
                  {head.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                  <td />
                </tr>
              </thead>
              <tbody>
                {rows.map(([name, ...cells], index) => (
                  <tr key={nights[index]!.morning}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, column) => (
                      <td key={head[column]}>{cell}</td>
                    ))}
                    <td>
                      <button
                        type="button"
                        className="diary-remove"
                        aria-label={format(words.remove, { date: name! })}
                        onClick={() => remove(nights[index]!.morning)}
                      >
                        <Icon name="close" />
                      </button>
                    </td>
                  </tr>
                ))}
                <tr>
                  <th scope="row">{words.average}</th>
                  <td>{duration(averages.inBed)}</td>
                  <td>{duration(averages.asleep)}</td>
                  <td>{formatPercent(averages.efficiency, locale)}</td>
                  <td />
                </tr>
              </tbody>
            </table>
          </div>
          {nights
            .filter(({ clockChange }) => clockChange !== 0)
            .map(({ morning, clockChange }) => (
              <p key={morning}>{format(clockChange > 0 ? words.forward : words.back, { date: day(morning) })}</p>
            ))}
          {nights.length < enough ? <p>{words.few}</p> : <p>{words.advice[judgeSleep(averages)]}</p>}
          <p>{words.seeDoctor}</p>
          <SaveDiary file={words.file} rows={listRows(nights, words, locale)} />
          <BookLink treatment="gp-consultation" />
        </>
      )}
    </ToolResult>
  )
}

/** '7:05' of minutes. */
const duration = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Everything that was entered and worked out, for the file. */
function listRows(nights: readonly Night[], words: ToolMessages['sleep-diary'], locale: Locale): string[][] {
  const { night, lightsOut, fallingAsleep, awake, gotUp, lyingAwake, inBed, asleep, efficiency } = words
  return [
    [night, lightsOut, fallingAsleep, awake, gotUp, lyingAwake, inBed, asleep, efficiency],
    ...nights.map((it) => {
      const summary = summarizeNight(it)!
      return [
        it.morning,
        duration(it.lightsOut).padStart(5, '0'),
        String(it.fallingAsleep),
        String(it.awake),
        duration(it.gotUp).padStart(5, '0'),
        String(it.lyingAwake),
        duration(summary.inBed),
        duration(summary.asleep),
        formatPercent(summary.efficiency, locale),
      ]
    }),
  ]
}
