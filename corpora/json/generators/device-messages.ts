import { chance, decimal, hexDigits, letters, moment, pick, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

/** Messages of machines: short keys, many numbers, hardly a word. */
export const deviceMessages: Generator = sizedTexts('device-messages', (random, length) => {
  const maker = pick(random, [meter, tracker, turbine, heartbeat])
  const devices = times(wholeNumber(random, 1, 6), () => deviceId(random))
  let seconds = Math.floor(moment(random) / 1000)
  return joinUntil(length, '\n', () => {
    seconds += wholeNumber(random, 1, 300)
    return JSON.stringify(maker(random, pick(random, devices), seconds))
  })
})

function deviceId(random: Random): string {
  return pick(random, [
    () => letters(random, '0123456789ABCDEF', 12).replace(/..(?=.)/g, '$&:'),
    () => `dev-${wholeNumber(random, 1, 99_999).toString().padStart(5, '0')}`,
    () => `eui-${hexDigits(random, 16)}`,
  ])()
}

function meter(random: Random, id: string, seconds: number): object {
  return {
    id,
    t: seconds,
    v: times(3, () => Number(decimal(random, 228, 236, 1))),
    i: times(3, () => Number(decimal(random, 0, 16, 2))),
    pf: Number(decimal(random, 0.81, 1, 3)),
    kwh: Number(decimal(random, 1000, 90_000, 3)),
    ok: true,
  }
}

function tracker(random: Random, id: string, seconds: number): object {
  return {
    imei: `35${letters(random, '0123456789', 13)}`,
    dev: id,
    ts: seconds * 1000,
    loc: {
      lat: Number(decimal(random, 36, 59, 6)),
      lon: Number(decimal(random, -9, 24, 6)),
      hdop: Number(decimal(random, 0.6, 3, 1)),
    },
    spd: wholeNumber(random, 0, 130),
    hdg: wholeNumber(random, 0, 359),
    bat: wholeNumber(random, 3, 100),
    ...(chance(random, 0.15) && {
      alarm: pick(random, ['GEOFENCE_EXIT', 'HARSH_BRAKE', 'POWER_CUT', 'SOS']),
    }),
  }
}

function turbine(random: Random, id: string, seconds: number): object {
  return {
    topic: `plant/7/wtg/${id}/scada`,
    qos: 1,
    payload: {
      WindSpd_mps: Number(decimal(random, 2, 24, 2)),
      RotSpd_rpm: Number(decimal(random, 5, 16, 3)),
      ActPwr_kW: Number(decimal(random, -12, 3450, 1)),
      PitchAng_deg: times(3, () => Number(decimal(random, -1, 88, 2))),
      GearOilTmp_C: Number(decimal(random, 41, 74, 1)),
      Stat: pick(random, [100, 100, 100, 75, 50, 0]),
    },
    epoch: seconds,
  }
}

function heartbeat(random: Random, id: string, seconds: number): object {
  return {
    d: id,
    s: wholeNumber(random, 0, 65_535),
    u: seconds,
    m: [wholeNumber(random, 100, 250) * 1024, wholeNumber(random, 260, 512) * 1024],
    r: -wholeNumber(random, 40, 117),
    fw: `v${wholeNumber(random, 1, 3)}.${wholeNumber(random, 0, 19)}.${wholeNumber(random, 0, 9)}-${hexDigits(random, 7)}`,
    x: chance(random, 0.3) ? hexDigits(random, wholeNumber(random, 8, 48)) : null,
  }
}
