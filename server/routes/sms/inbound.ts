import type { FastifyRequest } from 'fastify'
import { calls } from '#domain/api/calls.ts'
import { gatewayAnswer, twilioAnswer } from '#domain/api/sms-calls.ts'
import { type ReceivedAnswer, receiveAnswer } from '../../answers/receive-answer.ts'
import { isSignedByGateway, isSignedByTwilio } from '../../answers/signatures.ts'
import { takesAnswers } from '../../answers/takes-answers.ts'
import { sendProblem } from '../../http/problems.ts'
import { type Api, withZod } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { siteAddressOf } from '../../settings/config.ts'

/** To Twilio: nothing is answered in the same breath. */
const noReply = '<?xml version="1.0" encoding="UTF-8"?><Response/>'

/**
 * Answers of patients, from the gateway that is set up. The signature is over the bytes that came, so bodies stay text until it has
 * been checked. No exception from the check of other sites is needed: gateways are no browsers and name no origin.
 */
export function registerInbound(api: Api, service: Service): void {
  api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'string' },
      (_, body, done) => done(null, body),
    )
    withZod(scope).post(
      '/sms/inbound/:gateway',
      { schema: calls['POST /sms/inbound/{gateway}'] },
      async (request, reply) => {
        const { gateway } = request.params
        const answer = readSigned(service, request, gateway)
        if (!answer) return sendProblem(request, reply, 'forbidden')
        await receiveAnswer(service, gateway, answer)
        if (gateway === 'twilio') return reply.type('text/xml; charset=utf-8').send(noReply)
        reply.code(202)
        return { status: 'received' as const }
      },
    )
  })
}

/** What came, if the gateway that is set up has signed it. */
function readSigned(
  { clock, config }: Service,
  { body, headers, url }: FastifyRequest,
  gateway: string,
): ReceivedAnswer | undefined {
  // The outbox posts nothing: answers to it are typed on its page.
  if (gateway === 'outbox' || gateway !== config.SMS_GATEWAY || !takesAnswers(config)) return undefined
  const text = typeof body === 'string' ? body : ''
  const header = (name: string) => String(headers[name] ?? '')
  if (gateway === 'twilio') {
    const fields = new URLSearchParams(text)
    // Behind a proxy too, Twilio signs the address that it knows.
    const account = { token: config.TWILIO_AUTH_TOKEN!, address: siteAddressOf(config) + url }
    if (!isSignedByTwilio(account, fields, header('x-twilio-signature'))) return undefined
    const read = twilioAnswer.safeParse(Object.fromEntries(fields))
    if (!read.success) return undefined
    // With its own handling of STOP, Twilio has answered already and says what it took the message for.
    const optOut = fields.get('OptOutType')
    return { id: read.data.MessageSid, from: read.data.From, text: optOut ?? read.data.Body }
  }
  const signed = { timestamp: header('x-innom-timestamp'), signature: header('x-innom-signature') }
  if (!isSignedByGateway(config.SMS_HTTP_INBOUND_SECRET!, text, signed, clock.now())) return undefined
  const read = gatewayAnswer.safeParse(parseJson(text))
  return read.success ? read.data : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
