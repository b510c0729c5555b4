import { unpacked } from '../../kernel/content.ts';

/** What the numbers meant in states of logs that carry no table. Never changes. */
export const FOUNDING = unpacked({
  phases: `
    champions draw action1 action2 action3 action4 combat end.abilities end.expiry end.armor maintenance.discard maintenance.advance
    maintenance.ready maintenance.forge cycleEnd.champions cycleEnd.reshuffle cycleEnd.levels cycleEnd.last over
  `,
  faces: `
    gatehouse-warden:1#9v027l gatehouse-warden:2#16d6hae gatehouse-warden:3#1q4q7mt toll-ringer:1#1vkl8le toll-ringer:2#jln709
    toll-ringer:3#5a6zqy nested-golem:1#7xke6 nested-golem:2#17vxai6 nested-golem:3#1cpuana pattern-scribe:1#t3n0h0
    pattern-scribe:2#nai2qc pattern-scribe:3#14to0ib wallwalk-patrol:1#1vyjyg9 wallwalk-patrol:2#v93rkz wallwalk-patrol:3#vpl7c8
    strike-the-hour:1#1pc77w3 strike-the-hour:2#18vj3u9 strike-the-hour:3#8lsjvb muster-the-moulds:1#gnxjxj muster-the-moulds:2#gnxjxj
    muster-the-moulds:3#thqk5c peal-of-arms:1#1fmursb peal-of-arms:2#luya8d peal-of-arms:3#1m4bkup crucible-golem:1#63ho2p
    crucible-golem:2#1q85by6 crucible-golem:3#18u1etm anvil-cantor:1#1m6yn3q anvil-cantor:2#1l8jbrp anvil-cantor:3#k3f6ry
    bellram:1#eybjwj bellram:2#4aw7vt bellram:3#1bl9j5z casting-master:1#trryr casting-master:2#rjnoks casting-master:3#1jur5rj
    handbell-page:1#17492t9 handbell-page:2#esqnld handbell-page:3#1j8qxm3 kilnheart-golem:1#anm3s2 kilnheart-golem:2#890r7t
    kilnheart-golem:3#1w1oi7a recast:1#10o8czv recast:2#obbmvj recast:3#3pj6ax the-ninth-bell:1#ynne5k the-ninth-bell:2#en43cs
    the-ninth-bell:3#18tblfm keystone-colossus:1#co4iu9 keystone-colossus:2#1whyf2w keystone-colossus:3#1vtkmba
    unfinished-bell:1#1fvs1g8 unfinished-bell:2#16ccu6w unfinished-bell:3#hux9hj grand-carillonneur:1#h03btd grand-carillonneur:2#v6rjsl
    grand-carillonneur:3#1dvhhro sounding-choir:1#nluwf0 sounding-choir:2#fcf6sy sounding-choir:3#46s7cc portcullis-keeper:1#1cymoqc
    portcullis-keeper:2#13ttjsk portcullis-keeper:3#f27jr3 sealed-in-bronze:1#udxjc6 sealed-in-bronze:2#1lm25uc
    sealed-in-bronze:3#z0dttq melt-down:1#1rpjzfu melt-down:2#1rhq0c8 melt-down:3#pb9s0y ring-the-ramparts:1#1gd2af2
    ring-the-ramparts:2#1pwrqwz ring-the-ramparts:3#1pvzlr8 towpath-runner:1#106xlwx towpath-runner:2#bfb727 towpath-runner:3#1gtlvsn
    lockgate-eel:1#x6osad lockgate-eel:2#15208f8 lockgate-eel:3#1h84bu1 gust-kite:1#1cwzeo0 gust-kite:2#147xji3 gust-kite:3#1j4yrl
    flotsam-tinker:1#1k5dwyn flotsam-tinker:2#k2eaxk flotsam-tinker:3#1llvhe6 spool-pilot:1#1x9uwpv spool-pilot:2#age0a3
    spool-pilot:3#14wvvck slack-water:1#1gk6e0l slack-water:2#1wk0wef slack-water:3#j329zk whirl-away:1#1v3g2r5 whirl-away:2#1shy1ga
    whirl-away:3#40z5vd kite-festival:1#1od20wu kite-festival:2#1od20wu kite-festival:3#14nzpmh weathervane-kite:1#bymryg
    weathervane-kite:2#iai2z4 weathervane-kite:3#1rejbj6 sluice-keeper:1#1w4nugf sluice-keeper:2#xdb9a8 sluice-keeper:3#cyym5a
    silver-swindler:1#3j7m1y silver-swindler:2#1icbevh silver-swindler:3#1v9cl06 ripple-eel:1#49ab1d ripple-eel:2#hjvrck
    ripple-eel:3#1mxsgxl millrace-engineer:1#xjbxm9 millrace-engineer:2#1i8kwun millrace-engineer:3#wtoo8 decoy-kite:1#1hmynum
    decoy-kite:2#1n4iwfm decoy-kite:3#1fs9p7r cut-the-string:1#1mrvq8o cut-the-string:2#gc8w3k cut-the-string:3#muy4z8
    dead-calm:1#otqy2k dead-calm:2#8mr6t9 dead-calm:3#1r501d quicksilver-double:1#1ykcj6g quicksilver-double:2#8ej4rf
    quicksilver-double:3#58lkjy the-undertow:1#2s2hzy the-undertow:2#8l3w9b the-undertow:3#19ouny9 regatta-marshal:1#tyfpxj
    regatta-marshal:2#t1r2bh regatta-marshal:3#1ge3to thermal-glider:1#15wwjrk thermal-glider:2#t5qiak thermal-glider:3#1outr0l
    canal-mirage:1#lbn6te canal-mirage:2#kr3ye9 canal-mirage:3#1g6i61s turn-to-beads:1#4f2cm4 turn-to-beads:2#1ayslui
    turn-to-beads:3#cj9upl crosswind:1#1sm4gti crosswind:2#1b1adwg crosswind:3#14pntrq ambush-at-the-lock:1#1une0da
    ambush-at-the-lock:2#1nvhca2 ambush-at-the-lock:3#316zm9 coalrunner:1#1akpglf coalrunner:2#13bye43 coalrunner:3#1ywhl95
    sparkmonger:1#2wmgyl sparkmonger:2#o400re sparkmonger:3#1k3brxz bellows-hound:1#126q3f bellows-hound:2#1pb3hym
    bellows-hound:3#1mpdbwq gate-eater-ram:1#1087loj gate-eater-ram:2#wcpurf gate-eater-ram:3#fx9rnq quench-pit-brawler:1#zth7ea
    quench-pit-brawler:2#1v1fbjt quench-pit-brawler:3#5nitm5 ladle-of-slag:1#1ou1o65 ladle-of-slag:2#uzaomw ladle-of-slag:3#1gogq4i
    lean-on-the-bellows:1#d2n06d lean-on-the-bellows:2#1xi6807 lean-on-the-bellows:3#4hvez6 feed-it-the-maps:1#1dx6w8y
    feed-it-the-maps:2#15g9ogz feed-it-the-maps:3#14mbqaa hammer-oath-veteran:1#iufx6b hammer-oath-veteran:2#1d22f8a
    hammer-oath-veteran:3#uzqhho ironlung-bulwark:1#hamfo3 ironlung-bulwark:2#17i3sgx ironlung-bulwark:3#zt95an
    smokeveil-knife:1#1ogc5rq smokeveil-knife:2#18lhelm smokeveil-knife:3#xquk54 slagback-charger:1#t0py99 slagback-charger:2#5bgoak
    slagback-charger:3#l4884m helmet-collector:1#1jdscks helmet-collector:2#1dgnyp7 helmet-collector:3#112iyoe keeper-of-brands:1#ucxwi6
    keeper-of-brands:2#9qngub keeper-of-brands:3#1i0c473 called-stroke:1#rhj0t0 called-stroke:2#1u6hdii called-stroke:3#83yzsf
    back-to-the-anvil:1#4rzypu back-to-the-anvil:2#1pe8qbg back-to-the-anvil:3#18caik4 furnace-with-a-name:1#qdjjrm
    furnace-with-a-name:2#1b4isv9 furnace-with-a-name:3#1su9llx walking-anvil:1#1ti1ur1 walking-anvil:2#108x0tq walking-anvil:3#1nsscm4
    warden-of-the-last-pyre:1#11gdt8 warden-of-the-last-pyre:2#1behitw warden-of-the-last-pyre:3#1w5kk61 oathbound-lieutenant:1#3h7qa9
    oathbound-lieutenant:2#1nodgi oathbound-lieutenant:3#a84nim crucible-judge:1#otma9u crucible-judge:2#1rhz210 crucible-judge:3#hauyy6
    shatter-along-the-seam:1#awhzot shatter-along-the-seam:2#1r5kg3u shatter-along-the-seam:3#12zec5f the-oath-falls-due:1#1xlzl4o
    the-oath-falls-due:2#n028lo the-oath-falls-due:3#10hjvnn count-of-the-ashes:1#ksfxr9 count-of-the-ashes:2#1417jzb
    count-of-the-ashes:3#1k443u1 lychgate-hound:1#1850nhj lychgate-hound:2#1o37wa6 lychgate-hound:3#1jlv3yy seedcoffin-bearer:1#4pniea
    seedcoffin-bearer:2#1kd033e seedcoffin-bearer:3#1rtm7xq moss-pilgrim:1#1yrxzig moss-pilgrim:2#kesdkn moss-pilgrim:3#xowcea
    bramble-fence:1#v7rj61 bramble-fence:2#ml9lop bramble-fence:3#12xpwhv sexton-crow:1#il638z sexton-crow:2#d6a3gv sexton-crow:3#ecqrps
    leaf-fall:1#1dkn7by leaf-fall:2#12p1aa leaf-fall:3#u7uijm dew-harvest:1#qlrgx5 dew-harvest:2#15jjz04 dew-harvest:3#u7ihqr
    turned-soil:1#38g1oi turned-soil:2#1p07qvc turned-soil:3#o8r02t bone-orchardist:1#3tfma bone-orchardist:2#1nhxxfv
    bone-orchardist:3#1inub97 hollow-stag:1#3yfx52 hollow-stag:2#wvdk8v hollow-stag:3#1cn8u6n marrowroot-giant:1#7d3iup
    marrowroot-giant:2#i3z88m marrowroot-giant:3#bvwufl lichen-reader:1#1k22n3m lichen-reader:2#1kbb18c lichen-reader:3#12dok5k
    patient-pallbearer:1#sxvmdq patient-pallbearer:2#1jz1yl0 patient-pallbearer:3#1sek2to rootworrier-boar:1#1au8xi7
    rootworrier-boar:2#bao9w rootworrier-boar:3#tzrcss lightly-buried:1#1t2lxz2 lightly-buried:2#1msfxoc lightly-buried:3#1ycmvo6
    a-grave-for-two:1#13c4sy1 a-grave-for-two:2#13c4sy1 a-grave-for-two:3#13c4sy1 yew-of-the-ninth-row:1#j0fuel
    yew-of-the-ninth-row:2#1syzefv yew-of-the-ninth-row:3#eg7xyg the-unplanted:1#1yfzci6 the-unplanted:2#dclfmj the-unplanted:3#17yeb1b
    barkbound-warden:1#oh950p barkbound-warden:2#9ehjfa barkbound-warden:3#1k5e3mu chorister-below:1#usm7yh chorister-below:2#sswzup
    chorister-below:3#cwagh catacomb-blossom:1#1wy0qdo catacomb-blossom:2#fhg8qp catacomb-blossom:3#h63z4m rain-on-good-ground:1#1u6b3jw
    rain-on-good-ground:2#qjkygt rain-on-good-ground:3#1oulnsm return-to-seed:1#mioylj return-to-seed:2#157ljbg return-to-seed:3#an4s1v
    roll-of-the-buried:1#1jb7h4s roll-of-the-buried:2#4cqopk roll-of-the-buried:3#1v61gpr clapper-golem:1#11qqnpf clapper-golem:2#jb3wdn
    clapper-golem:3#1qz1lz5 gong-sentry:1#4tu513 gong-sentry:2#1vgvjjq gong-sentry:3#4ylwa1 paper-kite:1#1qsmf0x paper-kite:2#opxxb4
    paper-kite:3#z59v6d quick-bead:1#87ppan quick-bead:2#w8ef6n quick-bead:3#1amt68c emberling:1#jf1qzr emberling:2#1b72f5h
    emberling:3#16b46u5 clinker-golem:1#1anf0up clinker-golem:2#142jjf2 clinker-golem:3#8wxufb sproutling:1#1yj3xze sproutling:2#kyj80x
    sproutling:3#1mkub0r mournmoth:1#12k5khq mournmoth:2#sybbuw mournmoth:3#1wy6y7z
  `,
  champions: `
    orsolt-bray#t8b3z1 ilse-tarn#1yefw5u halloran-vey#18tzslf wren-ashlake#1ucfbsc madame-sill#1fooq4r pim-larkspool#35z6e8
    vaska-ninehammers#yy1egj isk-the-unquenched#1uoedgd mother-clinker#1qz7d25 orrin-last-spade#ubuyif verda-of-the-green-sleep#1nk8fif
    hob-the-hedge-king#1ncd6kh
  `,
  texts: `
    gatehouse-warden:2/0 gatehouse-warden:3/0 toll-ringer:1/0 toll-ringer:2/0 toll-ringer:3/0 nested-golem:1/0 nested-golem:2/0
    nested-golem:3/0 pattern-scribe:1/0 pattern-scribe:2/0 pattern-scribe:2/1 pattern-scribe:3/0 pattern-scribe:3/1 wallwalk-patrol:1/0
    wallwalk-patrol:1/1 wallwalk-patrol:2/0 wallwalk-patrol:2/1 wallwalk-patrol:3/0 strike-the-hour:1/0 strike-the-hour:2/0
    strike-the-hour:3/0 muster-the-moulds:1/0 muster-the-moulds:1/1 muster-the-moulds:2/0 muster-the-moulds:2/1 muster-the-moulds:3/0
    muster-the-moulds:3/1 peal-of-arms:1/0 peal-of-arms:2/0 peal-of-arms:3/0 crucible-golem:1/0 crucible-golem:2/0 anvil-cantor:1/0
    anvil-cantor:2/0 anvil-cantor:3/0 bellram:1/0 bellram:2/0 bellram:3/0 casting-master:1/0 casting-master:1/1 casting-master:2/0
    casting-master:2/1 casting-master:3/0 casting-master:3/1 handbell-page:1/0 handbell-page:2/0 handbell-page:3/0 kilnheart-golem:1/0
    kilnheart-golem:1/1 kilnheart-golem:2/0 kilnheart-golem:2/1 kilnheart-golem:3/0 kilnheart-golem:3/1 recast:1/0 recast:2/0 recast:3/0
    the-ninth-bell:1/0 the-ninth-bell:2/0 the-ninth-bell:2/1 the-ninth-bell:3/0 the-ninth-bell:3/1 unfinished-bell:1/0
    unfinished-bell:1/1 unfinished-bell:2/0 unfinished-bell:2/1 grand-carillonneur:1/0 grand-carillonneur:2/0 grand-carillonneur:2/1
    grand-carillonneur:3/0 grand-carillonneur:3/1 sounding-choir:1/0 sounding-choir:2/0 sounding-choir:3/0 portcullis-keeper:1/0
    portcullis-keeper:2/0 portcullis-keeper:3/0 sealed-in-bronze:1/0 sealed-in-bronze:2/0 sealed-in-bronze:3/0 melt-down:1/0
    melt-down:2/0 melt-down:3/0 ring-the-ramparts:1/0 ring-the-ramparts:1/1 ring-the-ramparts:2/0 ring-the-ramparts:2/1
    ring-the-ramparts:3/0 ring-the-ramparts:3/1 towpath-runner:2/0 towpath-runner:3/0 lockgate-eel:2/0 lockgate-eel:3/0 gust-kite:1/0
    gust-kite:2/0 gust-kite:2/1 gust-kite:3/0 flotsam-tinker:1/0 flotsam-tinker:1/1 flotsam-tinker:2/0 flotsam-tinker:2/1
    flotsam-tinker:3/0 flotsam-tinker:3/1 spool-pilot:1/0 spool-pilot:2/0 spool-pilot:3/0 slack-water:1/0 slack-water:1/1
    slack-water:2/0 slack-water:2/1 slack-water:3/0 slack-water:3/1 whirl-away:1/0 whirl-away:2/0 whirl-away:3/0 kite-festival:1/0
    kite-festival:1/1 kite-festival:2/0 kite-festival:2/1 kite-festival:3/0 kite-festival:3/1 weathervane-kite:1/0 weathervane-kite:2/0
    weathervane-kite:3/0 sluice-keeper:1/0 sluice-keeper:1/1 sluice-keeper:2/0 sluice-keeper:2/1 sluice-keeper:3/0 silver-swindler:1/0
    silver-swindler:2/0 silver-swindler:2/1 silver-swindler:3/0 silver-swindler:3/1 ripple-eel:1/0 ripple-eel:2/0 ripple-eel:3/0
    millrace-engineer:1/0 millrace-engineer:2/0 millrace-engineer:3/0 decoy-kite:1/0 decoy-kite:1/1 decoy-kite:2/0 decoy-kite:2/1
    decoy-kite:3/0 decoy-kite:3/1 cut-the-string:1/0 cut-the-string:2/0 cut-the-string:2/1 cut-the-string:3/0 cut-the-string:3/1
    dead-calm:1/0 dead-calm:2/0 dead-calm:3/0 quicksilver-double:1/0 quicksilver-double:2/0 quicksilver-double:3/0 the-undertow:1/0
    the-undertow:2/0 the-undertow:3/0 regatta-marshal:1/0 regatta-marshal:2/0 regatta-marshal:3/0 thermal-glider:1/0 thermal-glider:2/0
    thermal-glider:3/0 canal-mirage:1/0 canal-mirage:2/0 canal-mirage:3/0 turn-to-beads:1/0 turn-to-beads:2/0 turn-to-beads:2/1
    turn-to-beads:3/0 turn-to-beads:3/1 crosswind:1/0 crosswind:1/1 crosswind:2/0 crosswind:2/1 crosswind:3/0 crosswind:3/1
    ambush-at-the-lock:1/0 ambush-at-the-lock:1/1 ambush-at-the-lock:2/0 ambush-at-the-lock:2/1 ambush-at-the-lock:3/0
    ambush-at-the-lock:3/1 coalrunner:1/0 coalrunner:2/0 coalrunner:3/0 sparkmonger:1/0 sparkmonger:1/1 sparkmonger:2/0 sparkmonger:2/1
    sparkmonger:3/0 bellows-hound:1/0 bellows-hound:2/0 bellows-hound:3/0 gate-eater-ram:1/0 gate-eater-ram:2/0 gate-eater-ram:3/0
    quench-pit-brawler:1/0 quench-pit-brawler:1/1 quench-pit-brawler:2/0 quench-pit-brawler:2/1 quench-pit-brawler:3/0
    quench-pit-brawler:3/1 ladle-of-slag:1/0 ladle-of-slag:1/1 ladle-of-slag:2/0 ladle-of-slag:2/1 ladle-of-slag:3/0 ladle-of-slag:3/1
    lean-on-the-bellows:1/0 lean-on-the-bellows:1/1 lean-on-the-bellows:2/0 lean-on-the-bellows:2/1 lean-on-the-bellows:3/0
    lean-on-the-bellows:3/1 feed-it-the-maps:1/0 feed-it-the-maps:1/1 feed-it-the-maps:1/2 feed-it-the-maps:2/0 feed-it-the-maps:2/1
    feed-it-the-maps:2/2 feed-it-the-maps:3/0 feed-it-the-maps:3/1 feed-it-the-maps:3/2 hammer-oath-veteran:1/0 hammer-oath-veteran:1/1
    hammer-oath-veteran:2/0 hammer-oath-veteran:2/1 hammer-oath-veteran:3/0 hammer-oath-veteran:3/1 ironlung-bulwark:1/0
    ironlung-bulwark:1/1 ironlung-bulwark:2/0 ironlung-bulwark:2/1 ironlung-bulwark:3/0 ironlung-bulwark:3/1 smokeveil-knife:1/0
    smokeveil-knife:1/1 smokeveil-knife:2/0 smokeveil-knife:2/1 smokeveil-knife:3/0 smokeveil-knife:3/1 slagback-charger:1/0
    slagback-charger:2/0 slagback-charger:3/0 helmet-collector:1/0 helmet-collector:1/1 helmet-collector:2/0 helmet-collector:2/1
    helmet-collector:3/0 helmet-collector:3/1 keeper-of-brands:1/0 keeper-of-brands:1/1 keeper-of-brands:2/0 keeper-of-brands:2/1
    keeper-of-brands:3/0 keeper-of-brands:3/1 called-stroke:1/0 called-stroke:2/0 called-stroke:3/0 back-to-the-anvil:1/0
    back-to-the-anvil:2/0 back-to-the-anvil:3/0 furnace-with-a-name:1/0 furnace-with-a-name:1/1 furnace-with-a-name:2/0
    furnace-with-a-name:2/1 furnace-with-a-name:3/0 walking-anvil:1/0 walking-anvil:2/0 walking-anvil:3/0 warden-of-the-last-pyre:1/0
    warden-of-the-last-pyre:2/0 warden-of-the-last-pyre:2/1 warden-of-the-last-pyre:3/0 warden-of-the-last-pyre:3/1
    oathbound-lieutenant:1/0 oathbound-lieutenant:1/1 oathbound-lieutenant:2/0 oathbound-lieutenant:2/1 oathbound-lieutenant:3/0
    oathbound-lieutenant:3/1 crucible-judge:1/0 crucible-judge:1/1 crucible-judge:2/0 crucible-judge:2/1 crucible-judge:3/0
    crucible-judge:3/1 shatter-along-the-seam:1/0 shatter-along-the-seam:2/0 shatter-along-the-seam:3/0 the-oath-falls-due:1/0
    the-oath-falls-due:1/1 the-oath-falls-due:2/0 the-oath-falls-due:2/1 the-oath-falls-due:3/0 the-oath-falls-due:3/1
    count-of-the-ashes:1/0 count-of-the-ashes:1/1 count-of-the-ashes:2/0 count-of-the-ashes:2/1 count-of-the-ashes:3/0
    count-of-the-ashes:3/1 lychgate-hound:1/0 lychgate-hound:2/0 lychgate-hound:3/0 seedcoffin-bearer:1/0 seedcoffin-bearer:2/0
    seedcoffin-bearer:3/0 moss-pilgrim:1/0 moss-pilgrim:1/1 moss-pilgrim:2/0 moss-pilgrim:2/1 moss-pilgrim:3/0 moss-pilgrim:3/1
    bramble-fence:1/0 bramble-fence:1/1 bramble-fence:2/0 bramble-fence:2/1 bramble-fence:3/0 bramble-fence:3/1 sexton-crow:1/0
    sexton-crow:1/1 sexton-crow:2/0 sexton-crow:2/1 sexton-crow:3/0 sexton-crow:3/1 leaf-fall:1/0 leaf-fall:1/1 leaf-fall:2/0
    leaf-fall:2/1 leaf-fall:3/0 leaf-fall:3/1 dew-harvest:1/0 dew-harvest:1/1 dew-harvest:2/0 dew-harvest:2/1 dew-harvest:3/0
    dew-harvest:3/1 turned-soil:1/0 turned-soil:1/1 turned-soil:2/0 turned-soil:2/1 turned-soil:3/0 turned-soil:3/1 turned-soil:3/2
    bone-orchardist:1/0 bone-orchardist:1/1 bone-orchardist:2/0 bone-orchardist:2/1 bone-orchardist:3/0 bone-orchardist:3/1
    hollow-stag:1/0 hollow-stag:1/1 hollow-stag:2/0 hollow-stag:2/1 hollow-stag:3/0 marrowroot-giant:1/0 marrowroot-giant:1/1
    marrowroot-giant:2/0 marrowroot-giant:2/1 marrowroot-giant:3/0 marrowroot-giant:3/1 lichen-reader:1/0 lichen-reader:1/1
    lichen-reader:2/0 lichen-reader:2/1 lichen-reader:3/0 lichen-reader:3/1 patient-pallbearer:1/0 patient-pallbearer:2/0
    patient-pallbearer:3/0 rootworrier-boar:1/0 rootworrier-boar:1/1 rootworrier-boar:2/0 rootworrier-boar:2/1 rootworrier-boar:2/2
    rootworrier-boar:3/0 rootworrier-boar:3/1 lightly-buried:1/0 lightly-buried:2/0 lightly-buried:3/0 a-grave-for-two:1/0
    a-grave-for-two:1/1 a-grave-for-two:2/0 a-grave-for-two:2/1 a-grave-for-two:3/0 a-grave-for-two:3/1 yew-of-the-ninth-row:1/0
    yew-of-the-ninth-row:1/1 yew-of-the-ninth-row:2/0 yew-of-the-ninth-row:2/1 yew-of-the-ninth-row:3/0 yew-of-the-ninth-row:3/1
    the-unplanted:1/0 the-unplanted:2/0 the-unplanted:3/0 barkbound-warden:1/0 barkbound-warden:1/1 barkbound-warden:2/0
    barkbound-warden:2/1 barkbound-warden:3/0 barkbound-warden:3/1 chorister-below:1/0 chorister-below:1/1 chorister-below:2/0
    chorister-below:2/1 chorister-below:3/0 chorister-below:3/1 catacomb-blossom:1/0 catacomb-blossom:1/1 catacomb-blossom:2/0
    catacomb-blossom:2/1 catacomb-blossom:3/0 catacomb-blossom:3/1 rain-on-good-ground:1/0 rain-on-good-ground:2/0
    rain-on-good-ground:3/0 return-to-seed:1/0 return-to-seed:1/1 return-to-seed:2/0 return-to-seed:2/1 return-to-seed:3/0
    return-to-seed:3/1 roll-of-the-buried:1/0 roll-of-the-buried:1/1 roll-of-the-buried:2/0 roll-of-the-buried:2/1
    roll-of-the-buried:3/0 roll-of-the-buried:3/1 mournmoth:1/0 mournmoth:2/0 mournmoth:3/0 orsolt-bray/0 orsolt-bray/1 orsolt-bray/2
    orsolt-bray/3 orsolt-bray/4 orsolt-bray/5 orsolt-bray/6 orsolt-bray/7 orsolt-bray/8 orsolt-bray/9 orsolt-bray/10 ilse-tarn/0
    ilse-tarn/1 ilse-tarn/2 ilse-tarn/3 ilse-tarn/4 ilse-tarn/5 ilse-tarn/6 ilse-tarn/7 ilse-tarn/8 ilse-tarn/9 ilse-tarn/10
    halloran-vey/0 halloran-vey/1 halloran-vey/2 halloran-vey/3 halloran-vey/4 halloran-vey/5 halloran-vey/6 halloran-vey/7
    halloran-vey/8 halloran-vey/9 halloran-vey/10 wren-ashlake/0 wren-ashlake/1 wren-ashlake/2 wren-ashlake/3 wren-ashlake/4
    wren-ashlake/5 wren-ashlake/6 wren-ashlake/7 wren-ashlake/8 wren-ashlake/9 wren-ashlake/10 madame-sill/0 madame-sill/1 madame-sill/2
    madame-sill/3 madame-sill/4 madame-sill/5 madame-sill/6 madame-sill/7 madame-sill/8 madame-sill/9 madame-sill/10 pim-larkspool/0
    pim-larkspool/1 pim-larkspool/2 pim-larkspool/3 pim-larkspool/4 pim-larkspool/5 pim-larkspool/6 pim-larkspool/7 pim-larkspool/8
    pim-larkspool/9 pim-larkspool/10 vaska-ninehammers/0 vaska-ninehammers/1 vaska-ninehammers/2 vaska-ninehammers/3 vaska-ninehammers/4
    vaska-ninehammers/5 vaska-ninehammers/6 vaska-ninehammers/7 vaska-ninehammers/8 vaska-ninehammers/9 vaska-ninehammers/10
    vaska-ninehammers/11 isk-the-unquenched/0 isk-the-unquenched/1 isk-the-unquenched/2 isk-the-unquenched/3 isk-the-unquenched/4
    isk-the-unquenched/5 isk-the-unquenched/6 isk-the-unquenched/7 isk-the-unquenched/8 isk-the-unquenched/9 isk-the-unquenched/10
    isk-the-unquenched/11 isk-the-unquenched/12 mother-clinker/0 mother-clinker/1 mother-clinker/2 mother-clinker/3 mother-clinker/4
    mother-clinker/5 mother-clinker/6 mother-clinker/7 mother-clinker/8 mother-clinker/9 mother-clinker/10 mother-clinker/11
    orrin-last-spade/0 orrin-last-spade/1 orrin-last-spade/2 orrin-last-spade/3 orrin-last-spade/4 orrin-last-spade/5 orrin-last-spade/6
    orrin-last-spade/7 orrin-last-spade/8 orrin-last-spade/9 orrin-last-spade/10 orrin-last-spade/11 verda-of-the-green-sleep/0
    verda-of-the-green-sleep/1 verda-of-the-green-sleep/2 verda-of-the-green-sleep/3 verda-of-the-green-sleep/4
    verda-of-the-green-sleep/5 verda-of-the-green-sleep/6 verda-of-the-green-sleep/7 verda-of-the-green-sleep/8
    verda-of-the-green-sleep/9 verda-of-the-green-sleep/10 verda-of-the-green-sleep/11 verda-of-the-green-sleep/12 hob-the-hedge-king/0
    hob-the-hedge-king/1 hob-the-hedge-king/2 hob-the-hedge-king/3 hob-the-hedge-king/4 hob-the-hedge-king/5 hob-the-hedge-king/6
    hob-the-hedge-king/7 hob-the-hedge-king/8 hob-the-hedge-king/9 hob-the-hedge-king/10 hob-the-hedge-king/11
  `,
  keywords: `
    aggressive breakthrough defender mobility stealth
  `,
});
