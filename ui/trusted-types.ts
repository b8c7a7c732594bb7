interface Policy {
  createHTML(text: string): string
  createScriptURL(url: string): string
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy
}

// The only Trusted Types policy: every string that becomes HTML or a script address passes here. Our CSP allows no other.
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
const rules: Policy = { createHTML: (text) => text, createScriptURL: (url) => url }
const policy = factory ? factory.createPolicy('innom', rules) : rules

/** For addresses from our own server only. */
export const trustedScriptUrl = (url: string) => policy.createScriptURL(url)
/** For HTML that the compiler made of checked Markdown only. */
export const trustedHtml = (html: string) => policy.createHTML(html)
