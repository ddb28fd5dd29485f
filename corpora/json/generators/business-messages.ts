import { chance, decimal, hexDigits, isoTime, letters, moment, pick, uuid } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const parties = [
  'Nordwind Logistik GmbH',
  'Aldersey & Co. Ltd'.replace('&', '&amp;'),
  'Établissements Roux',
  'Ferreira Irmãos, Lda.',
  'Quay Street Dental',
]
const streets = ['Hafenstraße 12', '4 Mill Lane', '18 rue des Lilas', 'Rua do Ouro 90', 'Plaza Mayor 3']
const towns = ['28195 Bremen', 'Leeds LS1 4AP', '69003 Lyon', '4000-069 Porto', '37002 Salamanca']
const goods = [
  'Pallet, oak',
  'Consulting, senior',
  'Dental mirror',
  'Freight surcharge',
  'Cable 3x1.5 mm',
  'Licence renewal',
]

/** Namespaced messages between firms: SOAP calls, invoices, payment orders. */
export const businessMessages: Generator = sizedTexts('business-messages', (random, length) => {
  const style = pick(random, [invoice, soap, payment])
  return style(random, length)
})

function date(random: Random): string {
  return isoTime(moment(random)).slice(0, 10)
}

function invoice(random: Random, length: number): string {
  const party = (role: string): string => {
    const place = wholeNumber(random, 0, parties.length - 1)
    return `  <cac:${role}>\n    <cac:Party>\n      <cbc:EndpointID schemeID="0088">${letters(random, '0123456789', 13)}</cbc:EndpointID>\n      <cac:PartyName><cbc:Name>${parties[place]}</cbc:Name></cac:PartyName>\n      <cac:PostalAddress>\n        <cbc:StreetName>${streets[place]}</cbc:StreetName>\n        <cbc:CityName>${towns[place]}</cbc:CityName>\n      </cac:PostalAddress>\n    </cac:Party>\n  </cac:${role}>`
  }
  const head = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"\n         xmlns:cac="urn:example:cac" xmlns:cbc="urn:example:cbc">\n  <cbc:ID>${wholeNumber(random, 2022, 2025)}-${wholeNumber(random, 1, 9999)}</cbc:ID>\n  <cbc:IssueDate>${date(random)}</cbc:IssueDate>`
  const parties2 =
    length > 900 ? `\n${party('AccountingSupplierParty')}\n${party('AccountingCustomerParty')}` : ''
  const lines = joinUntil(length - head.length - parties2.length, '\n', (index) => {
    const amount = decimal(random, 3, 2500, 2)
    return `  <cac:InvoiceLine>\n    <cbc:ID>${index + 1}</cbc:ID>\n    <cbc:InvoicedQuantity unitCode="${pick(random, ['C62', 'HUR', 'MTR'])}">${wholeNumber(random, 1, 48)}</cbc:InvoicedQuantity>\n    <cbc:LineExtensionAmount currencyID="EUR">${amount}</cbc:LineExtensionAmount>\n    <cac:Item><cbc:Name>${pick(random, goods)}</cbc:Name></cac:Item>\n  </cac:InvoiceLine>`
  })
  return `${head}${parties2}\n${lines}\n</Invoice>`
}

function soap(random: Random, length: number): string {
  const operation = pick(random, ['GetStockLevels', 'ReserveSeats', 'TrackShipment', 'ValidateVat'])
  const rows = joinUntil(length - 420, '', () => {
    const status = pick(random, ['OK', 'DELAYED', 'PARTIAL', 'UNKNOWN'])
    return `<ns2:row id="${wholeNumber(random, 1, 99_999)}"><ns2:code>${letters(random, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 4)}${wholeNumber(random, 10, 99)}</ns2:code><ns2:status>${status}</ns2:status><ns2:updatedAt>${isoTime(moment(random))}</ns2:updatedAt>${chance(random, 0.3) ? '<ns2:note xsi:nil="true"/>' : `<ns2:qty>${wholeNumber(random, 0, 800)}</ns2:qty>`}</ns2:row>`
  })
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Header><wsse:Token xmlns:wsse="urn:example:wsse">${hexDigits(random, 32)}</wsse:Token></soap:Header><soap:Body><ns2:${operation}Response xmlns:ns2="urn:example:${operation.toLowerCase()}:v2">${rows}</ns2:${operation}Response></soap:Body></soap:Envelope>`
}

function payment(random: Random, length: number): string {
  const rows = joinUntil(length - 250, '\n', () => {
    const place = wholeNumber(random, 0, parties.length - 1)
    return `\t\t<CdtTrfTxInf>\n\t\t\t<PmtId><EndToEndId>${uuid(random).slice(0, 18).toUpperCase()}</EndToEndId></PmtId>\n\t\t\t<Amt><InstdAmt Ccy="EUR">${decimal(random, 5, 90_000, 2)}</InstdAmt></Amt>\n\t\t\t<CdtrAgt><FinInstnId><BIC>${letters(random, 'ABCDEFGHIJKLMNOP', 4)}DEFFXXX</BIC></FinInstnId></CdtrAgt>\n\t\t\t<Cdtr><Nm>${parties[place]}</Nm></Cdtr>\n\t\t\t<CdtrAcct><Id><IBAN>DE${letters(random, '0123456789', 20)}</IBAN></Id></CdtrAcct>\n\t\t\t<RmtInf><Ustrd>RE ${wholeNumber(random, 1000, 9999)} ${date(random)}</Ustrd></RmtInf>\n\t\t</CdtTrfTxInf>`
  })
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">\n\t<PmtInf>\n\t\t<ReqdExctnDt>${date(random)}</ReqdExctnDt>\n${rows}\n\t</PmtInf>\n</Document>`
}
