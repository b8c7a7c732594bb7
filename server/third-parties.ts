import type { Config } from './config.ts'

export interface ThirdParty {
  src: string
  /** What the script is told before it runs: addresses of visitors shortened, nothing for advertising. */
  settings: Record<string, unknown>
}

/** Scripts that a visitor may accept. There are none where only one person looks: no test or local run is ever measured. */
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

/** What the Content-Security-Policy must allow for them: where they come from, and what they say they need beside it. */
export function listOrigins(config: Config): string[] {
  const own = listThirdParties(config).map(({ src }) => new URL(src).origin)
  return own.length > 0 ? [...new Set([...own, ...config.THIRD_PARTY_ORIGINS])] : []
}
