/** Modules that go into one file. */
interface ScriptGroup {
  name: string
  /** By the path of a module. */
  test: RegExp
  /** Only modules that so many files would have. */
  minShareCount?: number
  minSize: number
}

/**
 * Which modules share a file in the browser. One file for what every page needs: split by what templates share, there were
 * thirty. It is not part of the entry, because the entry awaits a template and that template's file would import the entry (a
 * deadlock). What sorts lists by the first answer and what writes numbers is so
 * small that a file of its own would double it. Likewise one file for what several steps of the booking share, and one for
 * what forms share: the contact page fetches no code of the booking.
 */
export const scriptGroups: ScriptGroup[] = [
  {
    name: 'site',
    test: /[\\/](?:site[\\/](?:app|navigation[\\/](?:page-store|links-changed|scroll-memory))\.tsx?|ui[\\/](?:after-paint|use-first-answer)\.ts|messages[\\/]numbers\.ts|react-dom[\\/]client\.js)$/,
    minSize: 0,
  },
  {
    // What every form has, the tools' too.
    name: 'fields',
    test: /[\\/](?:ui[\\/](?:field|error-summary)[\\/]|domain[\\/]dates[\\/]calendar-date)/,
    minShareCount: 2,
    minSize: 0,
  },
  {
    // Rules for names, phone numbers and birthdates, calls to the API and their problems: for the booking and for
    // forms outside of it.
    name: 'forms',
    test: /[\\/](?:domain[\\/](?:forms[\\/]fields[\\/]|phones[\\/]phone-(?:format|at-home))|ui[\\/](?:notice|skeleton)[\\/]|client[\\/](?:call|request|problem-notice)\.|booking[\\/](?:form[\\/](?:birthdate-field|phone-echo|error-target)|words[\\/]phones)|messages[\\/]say-(?:problem|field))/,
    minShareCount: 2,
    minSize: 0,
  },
  {
    // One file, although absences are reported without the frame that posts a plain form.
    name: 'post-form',
    test: /[\\/]site[\\/]forms[\\/]/,
    minShareCount: 2,
    minSize: 0,
  },
  {
    name: 'tool-parts',
    // A diary is saved by few of them.
    test: /[\\/]site[\\/]tools[\\/]parts[\\/](?!save-diary|leave-|use-leave-guard)/,
    minShareCount: 2,
    minSize: 0,
  },
  // The contact page needs nothing else of the clinics.
  {
    name: 'opening-hours',
    test: /[\\/]site[\\/](?:format[\\/]opening-hours\.ts|templates[\\/]parts[\\/]phone-list\.tsx)$/,
    minShareCount: 2,
    minSize: 0,
  },
  // Each is too small for a file of its own.
  {
    name: 'search-field',
    test: /[\\/]site[\\/]search[\\/](?:describe-failure|field-attributes|use-search-field)\.ts$/,
    minShareCount: 2,
    minSize: 0,
  },
  // What pages of clinics and partners share with the booking, so that these fetch nothing else of it. Two files and
  // not six: over HTTP/1.1 six at a time are fetched.
  {
    name: 'clinic-map',
    test: /[\\/](?:domain[\\/](?:places[\\/]maps-link|partners[\\/](?:share|kinds|kinds[\\/].*))\.ts|booking[\\/]partner[\\/]kept-partner\.ts|ui[\\/]clinic-map[\\/].*|site[\\/]map-loader\.ts|ui[\\/](?:zoom-map[\\/]lazy-map|directions[\\/]directions)\.tsx)$/,
    minShareCount: 2,
    minSize: 0,
  },
  {
    name: 'clinic-parts',
    test: /[\\/](?:ui[\\/](?:chip|find-nearest)[\\/]|messages[\\/](?:clinic-(?:state|wait)|distance)|domain[\\/](?:places[\\/]distance|site[\\/](?:first-treatment|clinic-labels))|site[\\/](?:live[\\/](?:first-time-at|(?:use-)?order-by-now)|nearest[\\/]nearest-name|templates[\\/](?:clinic-list[\\/](?:clinics-map|open-map|use-opened-map)|parts[\\/](?:clinic-tile|find-nearest|place-links))))/,
    minShareCount: 2,
    minSize: 0,
  },
  {
    name: 'wizard',
    // Not what a booking for one person never runs: orders of tests at home, several people, and the pages that a link of an SMS opens.
    test: /[\\/]booking[\\/](?!(?:order|together|linked|offer|visit-question)[\\/]|waiting[\\/](?!find-waitable|use-join-path)|code[\\/](?:phone|code)-form)|[\\/]booking-site\.ts|[\\/]ui[\\/]dialog[\\/]|[\\/]domain[\\/]travel[\\/]departure\.ts/,
    minShareCount: 2,
    minSize: 0,
  },
]
