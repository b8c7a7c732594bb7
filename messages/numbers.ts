import type { Language } from '#domain/market/locale.ts'

// Without `Intl`, whose first use is slow in browsers (decision 47).

/** '1 234,50': always with so many decimals. */
export function formatFixed(value: number, decimals: number, language: Language): string {
  const [point, thousands] = language === 'en' ? ['.', ','] : [',', '\u00a0']
  // Rounded as it is written: 1.15 is a little less in binary, and toFixed alone would make 1.1 of it.
  const rounded = Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`)
  const [whole, part] = rounded.toFixed(decimals).split('.')
  return whole!.replace(/\B(?=(\d{3})+$)/g, thousands) + (part ? point + part : '')
}

/** '3,4' and '3': with a decimal where there is one. */
export function formatNumber(value: number, language: Language): string {
  return formatFixed(value, 1, language).replace(/\D0$/, '')
}

/** '88 %', in English '88%'; of whole per cent. */
export function formatPercent(percent: number, language: Language): string {
  return `${percent}${language === 'en' ? '' : '\u00a0'}%`
}

const ands: Record<Language, string> = { no: 'og', en: 'and', sv: 'och' }

/** 'bjørk, gress og burot' */
export function formatList(items: readonly string[], language: Language): string {
  const last = items.length - 1
  return last > 0 ? `${items.slice(0, last).join(', ')} ${ands[language]} ${items[last]}` : items.join('')
}
