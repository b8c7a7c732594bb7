import type { AnswerOf } from '#domain/api/call-types.ts'

type Answer = AnswerOf<'GET /kiosks/me'>

/**
 * Inlined in the head of a kiosk's page: asks whether this browser is one, before any other script is there. The HTML has both first
 * screens; a browser that is no kiosk is shown the form for the code (frame.css), and fetches the rest of the code when somebody touches it, as on
 * other pages. `wakeAfter` never ends for it (site/first-interaction.ts). Without an answer in time the page's own code goes on asking.
 */
export const earlyQuestion =
  "{let s=AbortSignal.timeout(4e3);kiosk=fetch('/api/kiosks/me',{signal:s}).then(r=>r.ok?r.json():null).catch(()=>null);" +
  "wakeAfter=kiosk.then(k=>{if(k&&k.clinic===null)return document.documentElement.dataset.kiosk='none',new Promise(()=>{})})}"

/** The answer to it, once: whoever asks later wants to know what is true then. Null: there was none. */
export async function takeEarlyAnswer(): Promise<Answer | null> {
  const page = globalThis as { kiosk?: Promise<Answer | null> }
  const answer = page.kiosk
  delete page.kiosk
  return (await answer) ?? null
}
