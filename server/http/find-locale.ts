import type { FastifyRequest } from 'fastify'
import { countries, defaultLocale, homeLanguage, type Locale, locales } from '#domain/market/locale.ts'

/** The language of an answer: what the query asks for, else the body, else the browser's first language that we support. */
export function findLocale(request: Pick<FastifyRequest, 'query' | 'body' | 'headers'>): Locale {
  return readLocale(request.query) ?? readLocale(request.body) ?? readAcceptLanguage(request.headers['accept-language'])
}

/** Also of input that was not validated, and may be anything. */
function readLocale(input: unknown): Locale | undefined {
  const asked = (input as { locale?: unknown } | null | undefined)?.locale
  return locales.find((it) => it === asked)
}

/** The languages at home, as browsers name them, and those whose readers understand them. */
const atHome = new Set<string>([...countries.map(homeLanguage), 'nb', 'nn', 'da'])

export function readAcceptLanguage(header: string | undefined): Locale {
  const ranked = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';')
      const weight = Number(rest.find((it) => it.trim().startsWith('q='))?.split('=')[1] ?? 1)
      return { language: tag.trim().toLowerCase().split('-')[0], weight }
    })
    // A language with q=0 is one that they do not want.
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of ranked) {
    if (language === 'en') return 'en'
    if (atHome.has(language ?? '')) return 'no'
  }
  return defaultLocale
}
