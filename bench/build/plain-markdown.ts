import type { CareLevel } from '#domain/signs/warning-signs.ts'

/** Resolves our own Markdown extensions ({price:…}, {sign:…}, page: links). */
export interface PlainContext {
  pagePath(id: string): string
  bookingPath(): string
  priceText(treatment: string): string
  signText(id: string): string
  care: Record<CareLevel, string>
}

/**
 * Markdown that any tool reads: links and prices resolved, care cards and questions as the HTML that we make of them. The
 * baseline is spared this work, so the comparison leans to its side.
 */
export function toPlainMarkdown(body: string, context: PlainContext): string {
  return unfoldQuestions(body)
    .replace(/^(## .*?)\s*\{#[a-z0-9-]+\}$/gm, '$1')
    .replace(/\]\(page:([^)#]*)(#[^)]*)?\)/g, (_, id: string, anchor = '') => `](${context.pagePath(id)}${anchor})`)
    .replace(/\]\(book:[^)]*\)/g, () => `](${context.bookingPath()})`)
    .replace(/\{price:([a-z0-9-]+)\}/g, (_, treatment: string) => context.priceText(treatment))
    .replace(/\{sign:([a-z0-9-]+)\}/g, (_, id: string) => context.signText(id))
    .replace(/\{fact:([a-z0-9-]+)\}/g, '$1')
    .replace(
      /^:::(emergency|maternity|urgent|non-urgent)\n([\s\S]*?)^:::$/gm,
      (_, level: CareLevel, text: string) =>
        `<section class="care ${level}"><h3>${icon}${context.care[level]}</h3><div class="care-body"><div class="prose">\n\n${text}\n</div><a class="care-action" href="${context.bookingPath()}">${context.care[level]}${icon}</a></div></section>`,
    )
}

const icon =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 2v4m8-4v4M3 10h18M5 4h14a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"></path></svg>'

function unfoldQuestions(body: string): string {
  const start = body.search(/^## .*\{#questions\}$/m)
  if (start === -1) return body
  const questions = body
    .slice(start)
    .replace(
      /^### (.*)\n([\s\S]*?)(?=^##|$(?![\s\S]))/gm,
      (_, question: string, answer: string) =>
        `<details><summary>${question}${icon}</summary><div class="answer"><div class="prose">\n\n${answer.trim()}\n\n</div></div></details>\n\n`,
    )
  return body.slice(0, start) + questions
}
