/** Links to calendars of other sites. They carry brand, clinic and time, never what the appointment is for. */

interface Event {
  title: string
  place: string
  start: string
  end: string
}

/** 20261117T130000Z */
const compact = (time: string) => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '')

export function googleCalendarLink({ title, place, start, end }: Event): string {
  const dates = `${compact(start)}/${compact(end)}`
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: 'TEMPLATE', text: title, dates, location: place })}`
}

export function outlookCalendarLink({ title, place, start, end }: Event): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    location: place,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`
}
