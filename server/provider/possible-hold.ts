import { isUuid } from '../identity/is-uuid.ts'
import type { Config } from '../settings/config.ts'

/** Whether a text can be the id of a hold: our own are UUIDs; other providers may use any format. */
export function isPossibleHold({ PROVIDER }: Pick<Config, 'PROVIDER'>, id: string | undefined): id is string {
  return id !== undefined && id !== '' && (PROVIDER !== 'own' || isUuid(id))
}
