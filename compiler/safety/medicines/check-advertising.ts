import type { ContentProblem } from '../../problem.ts'
import type { PageRecord } from '../../read/page-fields.ts'
import type { PageSource, WrittenPage } from '../../read/read-pages.ts'
import type { Medicines } from './medicines.ts'
import { createSubstanceFinder, type Substances } from './substances.ts'

/** One of these; a hyphen at the end also finds longer words. */
const anyOf = (...phrases: string[]) =>
  new RegExp(
    `(?<!\\p{L})(?:${phrases.map((it) => (it.endsWith('-') ? it.slice(0, -1) : `${it}(?!\\p{L})`)).join('|')})`,
    'iu',
  )

/** A line with one of these tells the reader what to beware of. */
const cautions = {
  en: anyOf(
    '(?:must|should|do|does|is|are|can|may)(?:n’t| not)',
    'never',
    'not (?:for|used|safe|given|taken|with|if|together)',
    'avoid-',
    'pregnan-',
    'breastfe-',
    'unborn',
    'together with',
    'combin-',
    'interact-',
    'side effects?',
    'stop-',
    'paused?',
    'allerg-',
    'harm-',
    'danger-',
    'addictive',
    'kill-',
    'overdos-',
    'poison-',
    'risk-',
    'tell (?:the|your|us|a)',
    '(?:ask|checks?|call)',
  ),
  no: anyOf(
    'ikke',
    'aldri',
    'unngå-',
    'gravid-',
    'svangerskap-',
    'amm(?:er|e|ing|ende)',
    'foster-',
    'sammen med',
    'samtidig',
    'kombiner-',
    'påvirker',
    'bivirkning-',
    'slutt-',
    'stopp-',
    'pause-',
    'allergi-',
    'skad-',
    'farlig-',
    'vanedannende',
    'dø(?:r|d|delig)?',
    'overdos-',
    'forgift-',
    'risiko-',
    'si (?:også )?fra',
    '(?:fortell|spør|sjekk|ring)',
  ),
}

/** How well something works: '9 %', '3 of 10'. */
const figure =
  /\d[\u00a0 ]?%|\d (?:per ?cent|prosent)|\d (?:of|in|out of|av)(?: every| de)? \d|\b(?:half|two thirds|halvparten|to tredeler) (?:of|av)\b/iu
/** Medicines by their kind. A coil is left out: how often one falls out is a risk that a reader must know. */
const kindOfMedicine =
  /(?<!\p{L})(?:medicin|medisin|tablet|capsul|kapsl|injection|sprøyte|antibioti|pills?(?!\p{L})|p-pille|implant|p-stav)/iu

/** Kinds of pages that tell about illness; what they offer to book is help, not the medicine. */
const informing = new Set<PageRecord['kind']>(['condition', 'body-area', 'legal'])
/** Kinds that may do either: they sell when something can be booked from them. */
const either = new Set<PageRecord['kind']>(['content', 'faq', 'faq-topic', 'faq-subtopic'])

/** Prescription medicines must not be advertised to the public: docs/decisions/0065-no-advertising-of-prescription-medicines.md. */
export function createAdvertisingChecker(list: Substances, medicines: Medicines) {
  const find = createSubstanceFinder(list)
  const named = (substance: string) => `'${substance}' is a prescription medicine`
  const namedInCaution = (id: string) => {
    const { en, no } = medicines[id]?.caution ?? { en: '', no: '' }
    return find(en) ?? find(no)
  }

  function checkSelling(line: string): string | undefined {
    const substance = find(withoutTokens(line))
    if (substance) return `${named(substance)}, and the page sells something. Say what kind of medicine it is instead.`
    for (const [, id] of line.matchAll(/\{caution:([a-z0-9-]+)\}/g)) {
      const cautioned = namedInCaution(id!)
      if (cautioned)
        return `{caution:${id}} names ${cautioned}, a prescription medicine, and the page sells something. Say the caution in words of the page.`
    }
    if (kindOfMedicine.test(line) && figure.test(line))
      return 'the page sells something and tells how well a medicine works. Leave the figure out.'
    return undefined
  }

  function checkInforming(line: string, language: 'en' | 'no', card: boolean): string | undefined {
    const text = withoutTokens(line)
    const substance = find(text)
    if (!substance) return undefined
    if (figure.test(text)) return `${named(substance)}: leave out how well it works.`
    if (card || line.includes('{caution:') || cautions[language].test(text)) return undefined
    return `${named(substance)}, and this is no warning. Say what kind of medicine it is instead.`
  }

  function checkWritten(page: PageSource, written: WrittenPage, language: 'en' | 'no', problems: ContentProblem[]) {
    const sells = isSelling(page)
    const report = (line: number, message: string | undefined) => {
      if (message) problems.push({ file: written.file, line, message })
    }
    for (const key of ['title', 'heading', 'short', 'summary'] as const) {
      const substance = find(written.words[key] ?? '')
      if (substance)
        report(written.lineOf([key]), `${named(substance)}. Titles and summaries say what kind of medicine it is.`)
    }
    let card = false
    for (const [index, line] of written.body.split('\n').entries()) {
      if (line.startsWith(':::')) card = /^:::[a-z]/.test(line)
      report(written.bodyLine + index, sells ? checkSelling(line) : checkInforming(line, language, card))
    }
  }

  return (page: PageSource, problems: ContentProblem[]) => {
    if (page.record.aboutMedicines) {
      checkAboutMedicines(page, problems)
      return
    }
    // Norwegian words of caution are close enough to Swedish ones for most lines.
    for (const [language, written] of Object.entries(page.words))
      checkWritten(page, written, language === 'en' ? 'en' : 'no', problems)
    if (!isSelling(page)) return
    for (const [index, { title }] of page.record.sources.entries()) {
      const substance = find(title)
      if (substance)
        problems.push({
          file: page.file,
          line: page.lineOf(['sources', index]),
          message: `${named(substance)}, and the page sells something. Choose a source about the illness.`,
        })
    }
  }
}

/** A text of a clinic, a practitioner, the catalogue or the menu: all of them sell. */
export function createFactAdvertisingChecker(list: Substances): (text: string) => string[] {
  const find = createSubstanceFinder(list)
  return (text) => {
    const substance = find(text)
    return substance ? [`'${substance}' is a prescription medicine. Say what kind of medicine it is instead.`] : []
  }
}

const bookingLink = /\]\(book:/

function isSelling({ record, words }: PageSource): boolean {
  if (informing.has(record.kind)) return false
  if (!either.has(record.kind)) return true
  return record.treatments.length > 0 || Object.values(words).some(({ body }) => bookingLink.test(body))
}

/** Such a page may name substances, and leads to no booking. */
function checkAboutMedicines({ file, lineOf, record, words }: PageSource, problems: ContentProblem[]) {
  if (record.kind !== 'content' && record.kind !== 'blog-post')
    problems.push({
      file,
      line: lineOf(['kind']),
      message: `a page about medicines is of the kind 'content' or 'blog-post', not '${record.kind}'.`,
    })
  if (record.treatments.length > 0)
    problems.push({
      file,
      line: lineOf(['treatments']),
      message: 'a page about medicines offers nothing to book. Remove treatments.',
    })
  for (const written of Object.values(words))
    for (const [index, line] of written.body.split('\n').entries()) {
      const line1 = written.bodyLine + index
      if (bookingLink.test(line))
        problems.push({ file: written.file, line: line1, message: 'a page about medicines has no booking link.' })
      if (line.startsWith(':::non-urgent'))
        problems.push({
          file: written.file,
          line: line1,
          message:
            "the card ':::non-urgent' has a booking button. A page about medicines lists such things in its text.",
        })
    }
}

/** Names of signs, cautions and other tokens, and addresses, are not read by visitors. */
export function withoutTokens(line: string): string {
  return line.replace(/\]\([^)]*\)|\{[#a-z]+[^}]*\}/g, ' ')
}
