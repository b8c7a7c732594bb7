/** A ref for what stands where a button was: it takes the focus if that went with the button, and from nothing else. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}
