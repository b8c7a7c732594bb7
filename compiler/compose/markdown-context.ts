import { resolveText } from '#domain/market/locale.ts'
import { findItem } from '#domain/orders/order-items.ts'
import { splitCalls } from '#domain/text/calls-in-text.ts'
import { messagesFor } from '#messages/messages.ts'
import { formatPrice } from '#messages/prices.ts'
import { drawingFigure } from '../drawings/drawing-figure.ts'
import type { ContentProblem } from '../problem.ts'
import { orderPage } from '../read/message-paths.ts'
import type { SignUse, TextChecker } from '../safety/text-checker.ts'
import { createLocalNumbers } from '../text/local-numbers.ts'
import type { MarkdownContext } from '../text/markdown.ts'
import type { Composition } from './base-page.ts'
import { isOffered } from './site-map.ts'

/** What is found in a text. */
export interface Findings {
  problems: ContentProblem[]
  /** What it says about warning signs. */
  uses: SignUse[]
}

/** What Markdown of one file may refer to; `lineOf` turns a line of the text into one of the file. */
export function markdownContext(
  { facts, nodes, drawings, locale, country }: Pick<Composition, 'facts' | 'nodes' | 'drawings' | 'locale' | 'country'>,
  file: string,
  checker: TextChecker,
  found: Findings,
  lineOf: (line: number) => number = (line) => line,
): MarkdownContext {
  // No other message: a page is kept when others change (hash-context.ts).
  const { price } = messagesFor(locale, country)
  return {
    pagePath: (id) => {
      const node = nodes.get(id)
      return node && isOffered(node, country) ? node.in[locale].path : undefined
    },
    priceText: (treatment) => {
      const amount = facts.prices[treatment]?.price
      return amount == null ? undefined : formatPrice(amount, { price })
    },
    bookingPath: (treatment) => {
      for (const type of facts.catalogue.types) {
        const service = type.services.find((candidate) => candidate.treatments.some(({ id }) => id === treatment))
        if (service)
          return `${nodes.get('book-an-appointment')?.in[locale].path}?type=${type.id}&service=${service.id}&treatment=${treatment}`
      }
      return undefined
    },
    orderPath: (item) => {
      const path = nodes.get(orderPage)?.in[locale].path
      if (item === '') return path
      return path && findItem(facts, item) && `${path}?item=${item}`
    },
    signText: checker.signText,
    factText: checker.factText,
    cautionText: checker.cautionText,
    drawingFigure: (id) => drawings[id] && drawingFigure(id, resolveText(drawings[id].caption, locale, country)),
    localNumbers: createLocalNumbers(country),
    splitCalls: (text) => splitCalls(text, country),
    checkLine: (text, line, card) => {
      const checked = checker.check(text, { file, line, card })
      found.uses.push(...checked.uses)
      for (const message of checked.problems) found.problems.push({ file, line: lineOf(line), message })
    },
    report: (line, message, missing) =>
      found.problems.push({ file, line: lineOf(line), message, ...(missing && { missing }) }),
  }
}
