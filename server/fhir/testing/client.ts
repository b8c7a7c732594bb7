import { clientOperations } from '../../clients/client-operations.ts'
import type { ClientScope } from '../../clients/client-scopes.ts'
import type { TestApi } from '../../testing/test-api.ts'

const allScopes: ClientScope[] = ['system/Slot.read', 'system/Appointment.read', 'system/Appointment.write']

/** Adds another system, as an operator does. */
export async function addTestClient(
  { service }: TestApi,
  {
    scopes = allScopes,
    clinics = [],
    webhook,
    name = 'A portal',
  }: { scopes?: ClientScope[]; clinics?: string[]; webhook?: string; name?: string } = {},
): Promise<{ id: string; secret: string; webhookSecret: string | null }> {
  const { clock, config, database, schedules, secrets, zone } = service
  const parts = { clock, config, database, schedules, secrets, zone }
  return clientOperations.add.run(parts, { name, scopes, clinics, webhook, who: 'operator' })
}

/** Asks for a token as OAuth says. */
export async function askToken(api: TestApi, form: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/fhir/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

export async function authorise(
  api: TestApi,
  client: { id: string; secret: string },
): Promise<{ authorization: string }> {
  const { body } = await askToken(api, {
    grant_type: 'client_credentials',
    client_id: client.id,
    client_secret: client.secret,
  })
  return { authorization: `Bearer ${body.access_token}` }
}
