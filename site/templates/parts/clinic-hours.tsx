import { fullDate, longDay } from '#messages/dates.ts'
import type { ClinicPage } from '#page-data/pages.ts'
import { OpeningHours } from '#ui/opening-hours/opening-hours.tsx'
import { formatHours, week } from '../../format/opening-hours.ts'
import { useToday } from '../../live/use-today.ts'
import { type LiveClinic, useSite } from '../../site-context.tsx'

/** The week, then the days that are different and have not passed. */
export function ClinicHours({ data, clinic }: { data: ClinicPage; clinic: LiveClinic }) {
  const { page, stringTranslations: words } = useSite()
  const today = useToday()
  const weekday = today && week[(new Date(today).getUTCDay() + 6) % 7]
  // The current roster once it is known; until then the one from build time.
  const { publicHolidays, closures = data.closures, specialHours = data.specialHours } = clinic
  const rows = week.map((day) => ({
    day: words.weekday[day],
    hours: clinic.hours[day] ? formatHours(clinic.hours[day]) : words.clinic.closed,
    closed: !clinic.hours[day],
    today: day === weekday,
  }))
  const holidays = {
    day: words.clinic.publicHolidays,
    hours: publicHolidays === 'closed' ? words.clinic.closed : formatHours(publicHolidays),
    closed: publicHolidays === 'closed',
  }
  const other = [
    ...specialHours.map(({ date, hours, reason }) => ({
      from: date,
      to: date,
      day: `${longDay(date, page.language)} (${reason})`,
      hours: formatHours(hours),
      closed: false,
    })),
    ...closures.map(({ from, to, reason }) => ({
      from,
      to,
      day: `${from === to ? longDay(from, page.language) : `${fullDate(from, page.language)} – ${fullDate(to, page.language)}`} (${reason})`,
      hours: words.clinic.closed,
      closed: true,
    })),
  ]
    .filter(({ to }) => !today || to >= today)
    .sort((a, b) => a.from.localeCompare(b.from))
    .map((row) => ({ ...row, today: today !== undefined && row.from <= today && row.to >= today }))
  return (
    <>
      <OpeningHours caption={words.clinic.openingHours} rows={[...rows, holidays]} />
      {other.length > 0 && (
        <>
          <h3>{words.clinic.specialHours}</h3>
          <OpeningHours caption={words.clinic.specialHours} rows={other} />
        </>
      )}
    </>
  )
}
