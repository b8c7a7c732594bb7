import { htmlLang, type Language } from './locale.ts'

/** '850 m', '3,4 km', '112 km': only as precise as is useful. */
export function formatDistance(kilometres: number, language: Language): string {
  const inMetres = kilometres < 0.95
  const value = inMetres ? Math.max(50, Math.round(kilometres * 20) * 50) : kilometres
  return new Intl.NumberFormat(htmlLang(language), {
    style: 'unit',
    unit: inMetres ? 'meter' : 'kilometer',
    maximumFractionDigits: inMetres || kilometres >= 9.95 ? 0 : 1,
  }).format(value)
}
