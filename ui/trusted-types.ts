interface Policy {
  createHTML(text: string): string
  createScriptURL(url: string): string
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy
}

// The only Trusted Types policy: every string that becomes HTML or a script address passes here. Our CSP allows no other, and one
// of its name only once. The live script and the application are bundled apart, so they share it on the page.
const page = globalThis as { trustedTypes?: Factory; innomPolicy?: Policy }
const rules: Policy = { createHTML: (text) => text, createScriptURL: (url) => url }
page.innomPolicy ??= page.trustedTypes?.createPolicy('innom', rules) ?? rules
const policy = page.innomPolicy

/** For addresses from our own server only. */
export const trustedScriptUrl = (url: string) => policy.createScriptURL(url)
/** For HTML that the compiler made of checked Markdown, or that our own renderers have escaped. */
export const trustedHtml = (html: string) => policy.createHTML(html)
