import { X509Certificate, createHash, createSign, generateKeyPairSync } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Extension,
  Extensions,
  GeneralName,
  Name,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
  id_ce_subjectAltName,
} from '@peculiar/asn1-x509';
import { realEnv, type Env } from '../host/env/env.ts';

const COMMON_NAME = '2.5.4.3';
const ECDSA_SHA256 = '1.2.840.10045.4.3.2';
const DAY_MS = 24 * 60 * 60_000;
/** Clocks in a house differ; browsers accept 398 days at most. */
const EARLIER_MS = DAY_MS;
const LASTS_MS = 90 * DAY_MS;

/** A table's key and self-signed certificate, as PEM. */
export interface TableCertificate {
  key: string;
  cert: string;
}

/** @param addresses IPv4 addresses that the certificate names */
export function makeCertificate(addresses: readonly string[], env: Pick<Env, 'clock' | 'random'> = realEnv): TableCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = nameOf('Five Forges table');
  const now = env.clock.now();
  const signed = new TBSCertificate({
    version: Version.v3,
    serialNumber: serialOf(env.random(16)),
    signature: new AlgorithmIdentifier({ algorithm: ECDSA_SHA256 }),
    issuer: name,
    validity: new Validity({ notBefore: new Date(now - EARLIER_MS), notAfter: new Date(now + LASTS_MS) }),
    subject: name,
    subjectPublicKeyInfo: AsnConvert.parse(publicKey.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo),
    extensions: new Extensions([namesOf(addresses)]),
  });
  const signature = createSign('sha256')
    .update(Buffer.from(AsnConvert.serialize(signed)))
    .sign(privateKey);
  const der = AsnConvert.serialize(
    new Certificate({ tbsCertificate: signed, signatureAlgorithm: signed.signature, signatureValue: bufferOf(signature) }),
  );
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: new X509Certificate(Buffer.from(der)).toString(),
  };
}

/** SHA-256 of the certificate in DER: what a guest sees of it, and what the code vouches for. */
export const fingerprintOf = (der: Buffer): Buffer => createHash('sha256').update(der).digest();

/** The same of a PEM text. */
export const fingerprintOfPem = (cert: string): Buffer => fingerprintOf(new X509Certificate(cert).raw);

const nameOf = (text: string): Name =>
  new Name([
    new RelativeDistinguishedName([new AttributeTypeAndValue({ type: COMMON_NAME, value: new AttributeValue({ utf8String: text }) })]),
  ]);

const namesOf = (addresses: readonly string[]): Extension =>
  new Extension({
    extnID: id_ce_subjectAltName,
    extnValue: new OctetString(
      AsnConvert.serialize(new SubjectAlternativeName(addresses.map((iPAddress) => new GeneralName({ iPAddress })))),
    ),
  });

/** A positive number without needless leading zeros, as DER demands. */
function serialOf(random: Buffer): ArrayBuffer {
  const bytes = Buffer.from(random);
  bytes[0] = (bytes[0] & 0x7f) | 0x40;
  return bufferOf(bytes);
}

/** The bytes alone: a small Buffer is a window into a larger one. */
const bufferOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;
