import { kioskOperations } from '../kiosks/kiosk-operations.ts'
import type { Reply, TestApi } from './test-api.ts'

/** A code for a tablet, as `npm run kiosk -- register` prints it. */
export async function askKioskCode({ service }: TestApi, clinic = 'bislett'): Promise<{ id: string; code: string }> {
  return kioskOperations.register.run(service, { clinic, who: 'operator' })
}

/** The header with which a newly registered tablet is known. */
export async function registerKiosk(api: TestApi, clinic?: string): Promise<{ id: string; cookie: string }> {
  const { id, code } = await askKioskCode(api, clinic)
  return { id, cookie: kioskCookieOf(await api.call('POST', '/api/kiosks', { body: { code } })) }
}

export function kioskCookieOf(reply: Reply): string {
  const cookies = [reply.headers['set-cookie'] ?? []].flat()
  return cookies.find((it) => it.startsWith('kiosk='))?.split(';')[0] ?? ''
}
