import { quantile } from '../statistics/quantile.ts'
import type { ThroughputSummary } from '../summary.ts'
import type { LaunchResult } from './launch.ts'

type Launches = readonly (LaunchResult | null)[]

/**
 * A line of throughput.csv: medians over launches, the least and the greatest of their warm speeds, and the median
 * ratio to the launch of `paired` in the same round. A figure that one launch lacks is null, since the others are
 * those that went well.
 */
export function summariseLaunches(
  estimator: string,
  corpus: string,
  launches: Launches,
  paired: Launches,
  bundle_gz_bytes: number | null,
): ThroughputSummary {
  const speedsIn = (launch: LaunchResult | null | undefined) =>
    launch?.corpora.find((entry) => entry.corpus === corpus)
  const warm = complete(launches.map((launch) => speedsIn(launch)?.warm_bytes_per_s))
  const ratios = launches.map((launch, round) => {
    const [own, base] = [speedsIn(launch), speedsIn(paired[round])]
    return own && base && own.warm_bytes_per_s / base.warm_bytes_per_s
  })
  return {
    estimator,
    corpus,
    first_pass_bytes_per_s: whole(median(launches.map((launch) => speedsIn(launch)?.first_pass_bytes_per_s))),
    warm_bytes_per_s: whole(median(warm ?? [])),
    low: warm && Math.round(Math.min(...warm)),
    high: warm && Math.round(Math.max(...warm)),
    ns_per_short_call: median(launches.map((launch) => launch?.ns_per_short_call)),
    load_ms: median(launches.map((launch) => launch?.load_ms)),
    peak_rss_bytes: whole(median(launches.map((launch) => launch?.peak_rss_bytes))),
    bundle_gz_bytes,
    ratio_to_tokenx: median(ratios),
  }
}

/** Null unless there are values, and none is missing. */
function complete(values: readonly (number | undefined)[]): readonly number[] | null {
  const present = values.filter((value) => value !== undefined)
  return present.length > 0 && present.length === values.length ? present : null
}

function median(values: readonly (number | undefined)[]): number | null {
  const present = complete(values)
  return present && quantile(Float64Array.from(present), 0.5)
}

function whole(value: number | null): number | null {
  return value === null ? null : Math.round(value)
}
