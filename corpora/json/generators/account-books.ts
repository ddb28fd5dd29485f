import { chance, decimal, isoTime, letters, moment, pick } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const texts = ['Rent', 'Card payment', 'Salary', 'Refund', 'Stromabschlag', 'Fee', 'ATM', 'Loyer', 'Transfer']
const digits = '0123456789'

/** Numbers as offices write them: statements, grouped thousands, phones, dates, IBANs, scores, timetables. */
export const accountBooks: Generator = sizedTexts('account-books', (random, length) =>
  joinUntil(length, '\n', pick(random, [statement, contacts, balance, timetable, results, quotes])(random)),
)

type Line = () => string

function grouped(random: Random, separator: string, point: string): string {
  const whole = String(Math.floor(random() * random() * random() * 9e7)).replace(
    /\B(?=(\d{3})+$)/g,
    separator,
  )
  return `${chance(random, 0.3) ? '-' : ''}${whole}${point}${letters(random, digits, 2)}`
}

function statement(random: Random): Line {
  const [separator, point, currency] = pick(random, [
    [',', '.', '£'],
    ['.', ',', '€'],
    [' ', ',', 'kr'],
    ["'", '.', 'CHF'],
    [',', '.', '₹'],
  ])
  return () => {
    const [year, month, day] = isoTime(moment(random)).slice(0, 10).split('-')
    const date = point === ',' ? `${day}.${month}.${year}` : `${day}/${month}/${year}`
    return `${date}  ${pick(random, texts).padEnd(16)} ${grouped(random, separator ?? '', point ?? '').padStart(14)} ${currency}  ${grouped(random, separator ?? '', point ?? '').padStart(16)}`
  }
}

function contacts(random: Random): Line {
  return () =>
    pick(random, [
      () => `+44 20 7946 0${letters(random, digits, 3)} ext. ${wholeNumber(random, 1, 99)}`,
      () => `(555) 01${wholeNumber(random, 0, 9)}-${letters(random, digits, 4)}`,
      () =>
        `DE${letters(random, digits, 2)} ${letters(random, digits, 4)} ${letters(random, digits, 4)} ${letters(random, digits, 4)} ${letters(random, digits, 4)} ${letters(random, digits, 2)}`,
      () =>
        `4000 ${letters(random, digits, 4)} ${letters(random, digits, 4)} ${letters(random, digits, 4)}  ${wholeNumber(random, 1, 12)}/${wholeNumber(random, 25, 31)}  CVC ***`,
      () =>
        `ISBN 978-0-${letters(random, digits, 3)}-${letters(random, digits, 5)}-${letters(random, digits, 1)}`,
    ])()
}

function balance(random: Random): Line {
  return () =>
    `| ${wholeNumber(random, 1000, 9999)} | ${grouped(random, ',', '.')} | ${grouped(random, ',', '.')} | ${decimal(random, -40, 40, 1)} % |`
}

function timetable(random: Random): Line {
  return () => {
    let minutes = wholeNumber(random, 280, 1300)
    const stops = Array.from({ length: 6 }, () => {
      minutes += wholeNumber(random, 3, 22)
      return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    })
    return `${pick(random, ['S', 'RE', 'U', 'N'])}${wholeNumber(random, 1, 88)}\t${stops.join('\t')}`
  }
}

function results(random: Random): Line {
  return () =>
    `${wholeNumber(random, 1, 40)}. ${letters(random, 'ABCDEFGHIJKLMNOPRSTUVW', 3)} ${wholeNumber(random, 0, 9)}:${wholeNumber(random, 0, 9)} (${wholeNumber(random, 0, 4)}:${wholeNumber(random, 0, 3)}), 1h${wholeNumber(random, 10, 59)}'${wholeNumber(random, 10, 59)}", n=${wholeNumber(random, 20, 80_000)}, p<0.0${wholeNumber(random, 1, 5)}, ±${decimal(random, 0, 3, 2)}`
}

function quotes(random: Random): Line {
  return () =>
    `${letters(random, 'ABCDEFGHKLMNPRSTX', pick(random, [3, 4]))} ${decimal(random, 1, 900, 2)} ${chance(random, 0.5) ? '+' : '−'}${decimal(random, 0, 9, 2)} (${decimal(random, 0, 4, 2)}%) vol ${decimal(random, 0, 90, 1)}M ${wholeNumber(random, 1, 12)}:${wholeNumber(random, 10, 59)}pm`
}
