/** Modules that go into one file: the first group that a module belongs to takes it. */
interface ScriptGroup {
  name: string
  /** What the paths of its modules begin with. */
  of: string[]
  /** But not these. */
  but?: string[]
  /** Only modules that so many files would have. */
  minShareCount?: number
}

/**
 * Which modules share a file in the browser. One file for what every page needs: split by what templates share, there were
 * thirty. It is not part of the entry, because the entry awaits a template and that template's file would import the entry (a
 * deadlock). What sorts lists by the first answer and what writes numbers is so
 * small that a file of its own would double it. Likewise one file for what several steps of the booking share, and one for
 * what forms share: the contact page fetches no code of the booking.
 */
export const groups: ScriptGroup[] = [
  {
    name: 'site',
    of: [
      ...['site/app.tsx', 'site/navigation/page-store.ts', 'site/navigation/links-changed.ts'],
      ...['site/navigation/scroll-memory.ts', 'ui/after-paint.ts', 'ui/use-first-answer.ts', 'messages/numbers.ts'],
      'react-dom/client.js',
    ],
  },
  {
    // What every form has, the tools' too.
    name: 'fields',
    of: ['ui/field/', 'ui/error-summary/', 'domain/dates/calendar-date.ts', 'messages/short-dates.ts'],
    minShareCount: 2,
  },
  {
    // Rules for names, phone numbers and birthdates, calls to the API and their problems: for the booking and for
    // forms outside of it.
    name: 'forms',
    of: [
      ...[
        'domain/forms/fields/',
        'domain/phones/phone-format',
        'domain/phones/phone-at-home',
        'domain/phones/grouped-phone.ts',
        'ui/notice/',
      ],
      ...['ui/skeleton/', 'client/send.ts', 'client/request.ts', 'client/problem-notice.tsx'],
      ...['booking/form/birthdate-field.tsx', 'booking/form/phone-echo.tsx', 'booking/form/error-target.ts'],
      ...['messages/say-problem.ts', 'messages/say-field.ts'],
    ],
    minShareCount: 2,
  },
  {
    // One file, although absences are reported without the frame that posts a plain form.
    name: 'post-form',
    of: ['site/forms/'],
    minShareCount: 2,
  },
  {
    name: 'tool-parts',
    of: ['site/tools/parts/', 'domain/tools/find-gravest.ts'],
    // A diary is saved by few of them.
    but: ['site/tools/parts/save-diary', 'site/tools/parts/leave-', 'site/tools/parts/use-leave-guard'],
    minShareCount: 2,
  },
  // The contact page needs nothing else of the clinics.
  {
    name: 'opening-hours',
    of: ['site/format/opening-hours.ts', 'site/templates/parts/phone-list.tsx'],
    minShareCount: 2,
  },
  // Each is too small for a file of its own.
  {
    name: 'search-field',
    of: ['site/search/describe-failure.ts', 'site/search/field-attributes.ts', 'site/search/use-search-field.ts'],
    minShareCount: 2,
  },
  // What pages of clinics and partners share with the booking, so that these fetch nothing else of it. Two files and
  // not six: over HTTP/1.1 six at a time are fetched.
  {
    name: 'clinic-map',
    of: [
      ...[
        'domain/places/maps-link.ts',
        'domain/partners/share.ts',
        'domain/partners/kinds.ts',
        'domain/partners/kinds/',
      ],
      ...['booking/partner/kept-partner.ts', 'ui/clinic-map/', 'site/map-loader.ts', 'ui/zoom-map/lazy-map.tsx'],
      'ui/directions/directions.tsx',
    ],
    minShareCount: 2,
  },
  {
    name: 'clinic-parts',
    of: [
      ...[
        'ui/chip/',
        'ui/find-nearest/',
        'messages/clinic-state.ts',
        'messages/clinic-wait.ts',
        'messages/distance.ts',
      ],
      ...['domain/places/distance.ts', 'domain/site/first-treatment.ts', 'domain/site/clinic-labels.ts'],
      ...['site/live/first-time-at.ts', 'site/live/order-by-now.ts', 'site/live/use-order-by-now.ts'],
      ...['site/nearest/nearest-name.tsx', 'site/templates/clinic-list/clinics-map.tsx'],
      ...['site/templates/clinic-list/open-map.tsx', 'site/templates/clinic-list/use-opened-map.ts'],
      ...['site/templates/parts/clinic-tile.tsx', 'site/templates/parts/find-nearest.tsx'],
      'site/templates/parts/place-links.tsx',
    ],
    minShareCount: 2,
  },
  {
    name: 'wizard',
    of: [
      ...['booking/', 'site/booking-site.ts', 'ui/dialog/', 'domain/travel/departure.ts'],
      // Of the waiting list a booking knows the way there.
      ...['booking/waiting/find-waitable.ts', 'booking/waiting/use-join-path.ts'],
      // What it has made is kept for the page after it, and it says that several can come.
      ...['booking/linked/kept-key.ts', 'booking/together/use-add-person.ts'],
    ],
    // What a booking for one person never runs: orders of tests at home, several people, and the pages that a link of an SMS opens.
    but: [
      ...['booking/order/', 'booking/together/', 'booking/linked/', 'booking/offer/', 'booking/visit-question/'],
      ...['booking/waiting/', 'booking/code/phone-form.tsx', 'booking/code/code-form.tsx'],
    ],
    minShareCount: 2,
  },
]

/** As the bundler wants them. */
export const scriptGroups = groups.map(({ of, but = [], ...group }) => ({
  ...group,
  minSize: 0,
  test: moduleTest(of, but),
}))

/** The path of a module of a group. Of two beginnings that fit, the longer counts. */
export function moduleTest(of: readonly string[], but: readonly string[] = []): RegExp {
  const exact = of.filter((it) => but.some((other) => it.startsWith(other)))
  const wide = of.filter((it) => !exact.includes(it))
  const except = but.length > 0 ? `(?!${anyOf(but)})` : ''
  return new RegExp(`[\\\\/](?:${[...exact.map(asPattern), `${except}${anyOf(wide)}`].join('|')})`)
}

function anyOf(beginnings: readonly string[]): string {
  return `(?:${beginnings.map(asPattern).join('|')})`
}

function asPattern(path: string): string {
  return path.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')
}
