import { expect, test } from 'vitest'
import { fillMessages } from './fill-messages.ts'

const references = {
  signText: (id: string) => (id === 'stroke' ? 'you get a drooping face' : undefined),
  factText: (name: string) => (name === 'code-minutes' ? '10 minutes' : undefined),
}

test('dialogs name warning signs and limits by reference, and keep the placeholders of the interface', () => {
  const messages = { dialog: { text: 'Call 113 if {sign:stroke}.', code: ['{fact:code-minutes}, {name}'] } }
  expect(fillMessages(messages, references)).toEqual({
    dialog: { text: 'Call 113 if you get a drooping face.', code: ['10 minutes, {name}'] },
  })
})

test('a reference to nothing stops the build', () => {
  expect(() => fillMessages({ text: '{sign:hiccups}' }, references)).toThrow('{sign:hiccups}')
})
