import { measureMedia } from '../media/media-tokens.ts'
import { adapterFor } from '../messages/formats.ts'
import type { MessageFormat } from '../messages/message.ts'
import type { MessagePricing } from '../messages/message-cost.ts'
import type { MessageView } from '../messages/view.ts'
import type { RequestMeter } from './request-rule.ts'

export function requestMeter(
  pricing: MessagePricing,
  model: string,
  format: MessageFormat | undefined,
): RequestMeter {
  return {
    model: model.toLowerCase(),
    pricing,
    count: (text) => pricing.text(text),
    view: (message) => adapterFor(message, format).view(message),
    media: (view) => mediaOf(view).reduce((sum, one) => sum + pricing.mediaCost(measureMedia(one)), 0),
  }
}

function mediaOf({ parts }: MessageView) {
  return parts.flatMap((part) =>
    part.kind === 'media' ? [part.media] : part.kind === 'result' ? part.media : [],
  )
}
