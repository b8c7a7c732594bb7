import { htmlLang, type Locale, languageOf } from '#domain/market/locale.ts'
import { fewestPeople } from '#domain/partners/statement.ts'
import type { StatementFile } from '#domain/partners/statement-file.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { format } from '#messages/format.ts'
import { messagesFor } from '#messages/messages.ts'
import { formatPrice } from '#messages/prices.ts'
import { statementMessages } from '#messages/statement.ts'

const style = `
@page { size: A4; margin: 20mm }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 'Schibsted Grotesk', system-ui, sans-serif; color: #12302b }
h1 { font-size: 1.75rem; line-height: 1.2 }
table { width: 100%; border-collapse: collapse; margin: 1.5rem 0 }
th, td { padding: .5rem 1rem .5rem 0; border-bottom: 1px solid #b9c7c1; text-align: start; overflow-wrap: anywhere }
td, thead th + th { text-align: end; white-space: nowrap }
tr { break-inside: avoid }
tfoot th, tfoot td { font-weight: 700; border-bottom: 2px solid }
p.small { font-size: .875rem }
@media print { body { margin: 0; padding: 0; max-width: none } }
`

/** The statement as one self-contained HTML file, to be printed or saved as PDF. `made` is the day, YYYY-MM-DD. */
export function writeStatementPage(
  { name, month, lines, total, absences }: StatementFile & { name: string },
  { locale, made }: { locale: Locale; made: string },
): string {
  const words = statementMessages[locale]
  const common = messagesFor(locale, 'norway')
  const language = htmlLang(languageOf(locale, 'norway'))
  const say = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeZone: 'UTC', ...options }).format(
      new Date(`${day}T00:00:00Z`),
    )
  const title = format(words.title, { name, month: say(`${month}-01`, { month: 'long', year: 'numeric' }) })
  const amountOf = (amount: number | null) =>
    amount === null ? words.withheld : amount === 0 ? '0' : formatPrice(amount, common)
  const row = (head: string, { visits, amount }: { visits: number; amount: number | null }) =>
    `<tr><th scope="row">${escapeHtml(head)}</th><td>${visits}</td><td>${escapeHtml(amountOf(amount))}</td></tr>`
  // Without any cost centre there is nothing to tell apart: the total says it all.
  const listed = lines.some(({ costCenter }) => costCenter !== null) ? lines : []
  const head = [words.costCenter, words.visits, words.amount].map((it) => `<th scope="col">${it}</th>`).join('')
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>
<h1>${escapeHtml(title)}</h1>
<p>${words.intro}</p>
<table>
<thead><tr>${head}</tr></thead>
<tbody>
${listed.map((line) => row(line.costCenter ?? words.without, line)).join('\n')}
</tbody>
<tfoot>${row(words.total, total)}</tfoot>
</table>
${
  absences === null
    ? ''
    : `<p>${format(words.absences, { count: absences })}</p>
`
}<p class="small">${format(words.privacy, { people: fewestPeople })}</p>
<p class="small">${format(words.made, { day: say(made, { day: 'numeric', month: 'long', year: 'numeric' }) })}</p>
</main></body>
</html>
`
}
