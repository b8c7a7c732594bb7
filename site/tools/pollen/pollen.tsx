import type { Locale } from '#domain/market/locale.ts'
import { oneOf, optional } from '#domain/tools/answers.ts'
import { plants, pollenInMonth, regions, seasonOf } from '#domain/tools/pollen.ts'
import { monthOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { formatList } from '#messages/numbers.ts'
import type { ToolMessages } from '#messages/tools/messages.ts'
import { BookLink } from '../parts/book-link.tsx'
import { SelectField } from '../parts/fields.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'
import { ZoneList } from '../parts/zone-list.tsx'
import type { ToolProps } from '../tool.ts'
import { PollenChart } from './pollen-chart.tsx'

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

export function PollenTool({ locale }: ToolProps) {
  const words = useToolWords('pollen')
  const form = useToolForm({
    region: { read: oneOf(regions), error: '' },
    month: { read: optional(oneOf(months)), error: '' },
  })
  const { given } = form
  const month = given ? Number(given.month ?? given.today.slice(5, 7)) : undefined
  return (
    <>
      <ToolForm form={form} button={words.show}>
        <SelectField
          {...form.field('region')}
          label={words.region}
          options={regions.map((id) => ({ id, text: words.regions[id] }))}
        />
        <SelectField
          {...form.field('month')}
          label={words.month}
          hint={words.monthHint}
          empty={words.now}
          options={months.map((id) => ({ id, text: nameMonth(Number(id), locale, 'long') }))}
        />
      </ToolForm>
      <ToolResult
        title={
          month === undefined
            ? undefined
            : format(words.result, { region: words.regions[given!.region], month: nameMonth(month, locale, 'long') })
        }
      >
        {given && month !== undefined && <Season region={given.region} month={month} locale={locale} />}
      </ToolResult>
    </>
  )
}

function Season({ region, month, locale }: { region: (typeof regions)[number]; month: number; locale: Locale }) {
  const words = useToolWords('pollen')
  const inAir = pollenInMonth(region, month)
  const namesAt = (level: 'some' | 'most') =>
    inAir.filter((it) => it.level === level).map(({ plant }) => words.plants[plant].toLowerCase())
  const sentences = (['most', 'some'] as const)
    .filter((level) => namesAt(level).length > 0)
    .map((level) => format(words[level], { plants: formatList(namesAt(level), locale) }))
  return (
    <>
      <p>{sentences.join(' ') || words.none}</p>
      <figure className="scale">
        <PollenChart
          region={region}
          month={month}
          names={words.plants}
          initials={months.map((id) => nameMonth(Number(id), locale, 'narrow'))}
          label={format(words.chart, { region: words.regions[region] })}
        />
        <ZoneList
          zones={[
            { tone: 'high', name: words.legend.most },
            { tone: 'watch', name: words.legend.some },
          ]}
        />
      </figure>
      <ul>
        {plants.map((plant) => (
          <li key={plant}>
            {words.plants[plant]}: {describeSeason(seasonOf(region, plant), words, locale)}
          </li>
        ))}
      </ul>
      <p>{words.rough}</p>
      <p>{words.medicine}</p>
      <BookLink treatment="gp-consultation" />
    </>
  )
}

/** 'late April to early June' */
function describeSeason(
  season: { from: number; to: number } | undefined,
  words: ToolMessages['pollen'],
  locale: Locale,
): string {
  const nameHalf = (half: number) =>
    format(half % 2 === 0 ? words.early : words.late, { month: nameMonth(Math.floor(half / 2) + 1, locale, 'long') })
  return season ? format(words.season, { from: nameHalf(season.from), to: nameHalf(season.to) }) : words.rare
}

function nameMonth(month: number, locale: Locale, style: 'long' | 'narrow'): string {
  const name = monthOf(`2026-${String(month).padStart(2, '0')}-01`, locale)
  return style === 'long' ? name : name[0]!.toUpperCase()
}
