/** `retry`: whether it may help to try again. `code` is ours or the gateway's, never a text it wrote. */
export type SendOutcome = { ok: true } | { ok: false; retry: boolean; code: string }
