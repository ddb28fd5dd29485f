import type { Estimator } from '../estimator.ts'
import { estimatorOf } from './count.ts'
import { buildProfile, type Profile } from './profile.ts'
import { weights } from './weights/fitted/o200k_base.ts'

/** A profile, and an estimator by it that is made once. */
export interface Counting {
  readonly profile: Profile
  readonly estimator: Estimator
}

export function countingBy(profile: Profile): Counting {
  return { profile, estimator: estimatorOf(profile) }
}

let made: Counting | undefined

/** By o200k_base's profile, which is what holds where no model is named. Built by the first call, in some ms. */
export function standardCounting(): Counting {
  made ??= countingBy(buildProfile(weights))
  return made
}
