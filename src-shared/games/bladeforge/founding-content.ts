import { unpacked } from '../../kernel/content.ts';

/** What the numbers meant in states of logs that carry no table. Never changes. */
export const FOUNDING = unpacked({
  phases: `
    setup start main finish.draw finish.attack.roll finish.attack.shield finish.attack.blockChoice finish.attack.blockRoll
    finish.attack.damage finish.attack.losePart finish.end over
  `,
  cards: `
    second-attempt#11ufa96 ambitious-poker#w88qzf breakfast-cleaver#1hcv58h gate-bar#6yobs5 tax-collector#11uzuod polite-rapier#1hlm690
    twice-sold-sabre#15gjtz9 retired-ploughshare#10nxz59 foregone-conclusion#a3vyhn ninth-fold#1a6ldiu the-magistrate#8ywayi
    portcullis-tooth#s64cia sharpened-star#bpjm1p gravediggers-falchion#rlmaof bridgekeeper#1sxyn0s sharp-furniture#e57mku
    final-invoice#1ntpd55 dawn-in-iron#1jd013d bad-weather#fda354 mountains-elbow#gyssl7 knotted-cord#1srczqt cork-handle#n61czf
    bare-tang#1jvdklz quilted-wrap#1ufj4dy briar-stem#qf94vh sharkskin-wrap#yi0vg0 turned-ash-haft#1y0pb9y bucket-hilt#terxix
    greased-handle#14ydngx wirebound-hilt#1cy0dpb birdcage-hilt#4xtxos spinning-pommel#1ddqril serpent-spine#tqo0of
    quartermasters-hold#c4mpz9 the-smiths-own-hand#1m20fdt bent-horseshoe#15h1k3m door-spike#14k7acv tin-crosspiece#1dnc4lq
    pan-lid#1d9pb4o wagon-hub#13wxsdh barn-door#vhpzti nail-bouquet#1q5b1xx loose-sickle#ml9erh forked-quillons#5479nl
    shell-guard#10yvpbw bramble-cross#rd4ehh anvil-horn#1t3epbz impatient-spring#1ied2yz stag-tines#1im8y7c ringing-crossguard#1gywtwr
    tower-bracket#1wl4hr6 wolf-jaw#1wy2cl7 heraldic-wing#2n1v1z guildhall-gate#yz6uft barrel-lid#1bzsb9w shop-sign#1b2kwel
    kneading-trough#1ib8nrh studded-buckler#qzsadw oxhide-targe#1v8h6zj spoked-wheel#10k5zw2 fishscale-kite#1g8sc4q
    rams-head-boss#6hjnac garden-wall#1d10pph polished-door#z365mk strongroom-hatch#1cla9t7 noonday-disc#1s4yvqm great-bell#1eah7kx
    looking-glass#1d06g7o thiefs-glove#1x9uh4r trip-mine#1gk8xes fresh-whetstone#1o13k77 lunch-pail#vztg4v scrap-magnet#m9m3e4
    pocket-soot#1hyilq6 leather-apron#ftimtj hot-rivet#1x649cy third-hand#e305sc live-coal#16m0jz5 lucky-nail#iikczv pattern-book#4mvbmh
    claw-hammer#rg3e6n tin-snips#1yhttxo second-bellows#u4qxsr quenching-bucket#1rlkmkg flying-clinker#1w1dmdg demolition-permit#tc6jks
    long-tongs#dghhsf drop-hammer#18ljq05 overwound-spring#1fn8ube pawn-ticket#19virjv white-heat#d08x7e blown-gauge#102ukjp
    adventurer-blade#1oevfsd wooden-grip#lmvk8y
  `,
});
