import type { Config } from './config.ts'

export interface ThirdParty {
  src: string
  /** Passed to the script before it runs: shorten visitors' addresses, no advertising features. */
  settings: Record<string, unknown>
}

/** Scripts that a visitor may accept. None in local and test environments, so that those are never measured. */
export function listThirdParties(config: Config): ThirdParty[] {
  if (config.APP_ENV !== 'production' && config.APP_ENV !== 'development') return []
  const privacy = { anonymizeIp: true, allowAdFeatures: false, allowAdPersonalization: false }
  const list = [
    { src: config.TAG_MANAGER_SRC, settings: { event: 'consent', ...privacy } },
    { src: config.CHAT_SRC, settings: { event: 'chat' } },
    ...config.PIXEL_SRC.map((src) => ({ src, settings: { event: 'pixel', ...privacy } })),
  ]
  return list.flatMap(({ src, settings }) => (src === undefined ? [] : [{ src, settings }]))
}

/** What the Content-Security-Policy must allow for them: their own origins, and the others that the settings list. */
export function listOrigins(config: Config): string[] {
  const own = listThirdParties(config).map(({ src }) => new URL(src).origin)
  return own.length > 0 ? [...new Set([...own, ...config.THIRD_PARTY_ORIGINS])] : []
}
