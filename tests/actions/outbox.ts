import type { Page } from '@playwright/test'

/** The mails in the outbox whose text contains some words. */
export async function mailsWith(
  page: Page,
  words: string,
): Promise<{ email: string; replyTo: string; text: string }[]> {
  const { messages } = await (await page.request.get('/api/dev/outbox')).json()
  return messages.filter(({ text }: { text: string }) => text.includes(words))
}
