/** Signs in as the administrator, who sees all clinics, by the link in the outbox. Returns the session's cookie. */
export async function signInAsAdministrator(address: string): Promise<string> {
  const { messages } = (await (await fetch(`${address}/api/dev/outbox`)).json()) as {
    messages: { email: string | null; text: string }[]
  }
  const mail = messages.find(({ email }) => email === 'administrator@innom.example')
  const link = /\/api\/staff\/sign-in\?link=\S+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error('the outbox has no link for the administrator')
  return openLink(`${address}${link}`)
}

/** Another session of whoever has this one. */
export async function signInOnceMore(address: string, cookie: string): Promise<string> {
  const headers = { cookie, origin: address, 'content-type': 'application/json' }
  const answer = await fetch(`${address}/api/staff/sign-in/again`, { method: 'POST', headers, body: '{}' })
  const { next } = (await answer.json()) as { next: string }
  return openLink(`${address}${next}`)
}

async function openLink(link: string): Promise<string> {
  const answer = await fetch(link, { redirect: 'manual' })
  const cookie = answer.headers.getSetCookie().find((it) => /staff=/.test(it))
  if (!cookie) throw new Error(`the link did not sign in: ${answer.status}`)
  return cookie.split(';')[0]!
}
